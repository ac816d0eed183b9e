import type { SyntaxNode } from '@lezer/common';
import type { Lane, Lanes } from './describeLanes';
import { parsePython } from './parsePython';
import { memoize } from '../text/memoize';
import { compiles, readTaichiNames, type TaichiNames, type TaichiWord } from './taichiNames';

/** Thrown and caught in this file only: the lanes of the block are ambiguous, so it gets no gutter. */
class Unsure extends Error {}

interface Block {
  readonly source: string;
  readonly lines: readonly string[];
  readonly names: TaichiNames;
  readonly lanes: (Lane | null)[];
}

function textOf(block: Block, node: SyntaxNode): string {
  return block.source.slice(node.from, node.to);
}

function lineAt(block: Block, position: number): number {
  return block.source.slice(0, position).split('\n').length - 1;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function previousStatement(node: SyntaxNode): SyntaxNode | null {
  let previous = node.prevSibling;
  while (previous?.name === 'Comment') previous = previous.prevSibling;
  return previous;
}

/**
 * The parser attaches trailing comments sometimes inside and sometimes outside a body, so the body ends with its last
 * code.
 */
function endOfCode(node: SyntaxNode): number {
  let last = node.lastChild;
  while (last?.name === 'Comment') last = last.prevSibling;
  return last ? endOfCode(last) : node.to;
}

/** Last line of a statement, including the comments below it that are indented like its body. */
function lastLine(block: Block, node: SyntaxNode): number {
  const indent = indentOf(block.lines[lineAt(block, node.from)] ?? '');
  let last = lineAt(block, endOfCode(node));
  for (let line = last + 1; line < block.lines.length; line++) {
    const text = block.lines[line] ?? '';
    if (text.trim() === '') continue;
    if (!text.trimStart().startsWith('#') || indentOf(text) <= indent) break;
    last = line;
  }
  return last;
}

function decoratorWord(block: Block, decorator: SyntaxNode): TaichiWord | null {
  let dotted = '';
  for (let part = decorator.firstChild; part; part = part.nextSibling) {
    if (part.name === 'VariableName' || part.name === '.') dotted += textOf(block, part);
  }
  if (block.names.isDoubtful(dotted)) throw new Unsure();
  return block.names.resolve(dotted);
}

function calledWord(block: Block, call: SyntaxNode | null): TaichiWord | null {
  const callee = call?.name === 'CallExpression' ? call.firstChild : null;
  return callee ? block.names.resolve(textOf(block, callee)) : null;
}

function isSerialized(block: Block, loop: SyntaxNode): boolean {
  for (let node = previousStatement(loop); node; node = previousStatement(node)) {
    const call = node.name === 'ExpressionStatement' ? node.firstChild : null;
    if (!call || calledWord(block, call) !== 'loop_config') return false;
    const value = /\bserialize\s*=\s*([^,)\s]+)/.exec(textOf(block, call))?.[1];
    if (value === 'True') return true;
    if (value !== undefined && value !== 'False') throw new Unsure();
  }
  return false;
}

function isStatic(block: Block, loop: SyntaxNode): boolean {
  const iterable = loop.getChild('Body')?.prevSibling ?? null;
  return calledWord(block, iterable) === 'static';
}

function mark(block: Block, node: SyntaxNode, lane: Lane): void {
  block.lanes.fill(lane, lineAt(block, node.from), lastLine(block, node) + 1);
}

function markDefinition(block: Block, statement: SyntaxNode): void {
  const definition = statement.getChild('FunctionDefinition');
  const found = statement.getChildren('Decorator').map((decorator) => decoratorWord(block, decorator));
  if (!definition || !found.some(compiles)) return;
  mark(block, statement, 'ti');
  if (!found.includes('kernel')) return;
  for (const loop of definition.getChild('Body')?.getChildren('ForStatement') ?? []) {
    if (isStatic(block, loop) || isSerialized(block, loop)) continue;
    mark(block, loop, 'par');
    block.lanes[lineAt(block, loop.from)] = 'fork';
  }
}

/** A blank line within Python code continues the lane; next to compiled code it separates. */
function markBlankLines(block: Block): void {
  block.lines.forEach((text, line) => {
    if (text.trim() !== '' || block.lanes[line] !== null) return;
    const next = block.lines.findIndex((below, index) => index > line && below.trim() !== '');
    if (block.lanes[line - 1] === 'py' && block.lanes[next] === 'py') block.lanes[line] = 'py';
  });
}

function readLanes(source: string): Lanes | null {
  const tree = parsePython(source);
  const lines = source.split('\n');
  const lanes = lines.map((line): Lane | null => (line.trim() === '' ? null : 'py'));
  const block: Block = { source, lines, lanes, names: readTaichiNames(tree, source) };
  try {
    tree.iterate({
      enter({ type, name, node }) {
        // `ti.kernel(f)` compiles a function defined elsewhere as plain Python.
        if (type.isError || compiles(calledWord(block, node))) throw new Unsure();
        if (name === 'DecoratedStatement') markDefinition(block, node);
      },
    });
  } catch (error) {
    if (error instanceof Unsure) return null;
    throw error;
  }
  if (lanes.every((lane) => lane === null || lane === 'py')) return null;
  markBlankLines(block);
  return lanes;
}

/** Finds the lane of each line of Python source; null without device code or in case of doubt. */
export const findLanes = memoize(readLanes);
