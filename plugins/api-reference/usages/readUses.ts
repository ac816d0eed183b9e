import type { SyntaxNode } from '@lezer/common';
import { parsePython } from '../../../shared/code/parsePython';
import { bindImport } from './bindImport';
import { childrenOf } from './childrenOf';
import { Scope, type Value } from './scope';
import type { Target, World } from './world';

/** A block of a page that is run. */
export type UsedBlock = {
  readonly code: string;
  /** Whether it continues with the names of the previous block. */
  readonly continues: boolean;
};

/** Counts how often the Python blocks of a page use each object or one of its members, by key. */
export function readUses(blocks: readonly UsedBlock[], world: World): Map<string, number> {
  const uses = new Map<string, number>();
  const count = ({ key }: Target) => uses.set(key, (uses.get(key) ?? 0) + 1);
  let scope = new Scope();
  for (const { code, continues } of blocks) {
    if (!continues) scope = new Scope();
    readBlock(code, { scope, world, count });
  }
  return uses;
}

type Reader = {
  readonly scope: Scope;
  readonly world: World;
  readonly count: (target: Target) => void;
};

function readBlock(code: string, top: Reader): void {
  // Function bodies also see names that are assigned after them.
  const later: (() => void)[] = [];
  const text = (node: SyntaxNode) => code.slice(node.from, node.to);

  const readAll = (nodes: readonly SyntaxNode[], reader: Reader) =>
    nodes.forEach((node) => void read(node, reader));

  function read(node: SyntaxNode, reader: Reader): Value {
    const { scope, world, count } = reader;
    const children = childrenOf(node);
    switch (node.name) {
      case 'ImportStatement':
        bindImport(children.map(text), reader);
        return null;
      case 'VariableName': {
        const value = scope.get(text(node));
        if (value?.kind === 'path' && value.target) count(value.target);
        return value;
      }
      case 'MemberExpression':
        return readMember(children, reader);
      case 'CallExpression': {
        const [callee, args] = children;
        const value = callee ? read(callee, reader) : null;
        if (args) read(args, reader);
        return call(value, world);
      }
      case 'ParenthesizedExpression': {
        const inner = children.filter(({ name }) => name !== '(' && name !== ')');
        const values = inner.map((child) => read(child, reader));
        return values.length === 1 ? (values[0] ?? null) : null;
      }
      case 'ArgList':
        // The name of a keyword argument is not a variable.
        readAll(
          children.filter((_, index) => children[index + 1]?.name !== 'AssignOp'),
          reader,
        );
        return null;
      case 'Decorator':
        readDecorator(children, reader);
        return null;
      case 'AssignStatement':
        assign(children, reader);
        return null;
      case 'ForStatement':
      case 'WithStatement':
        bindTargets(children, reader);
        return null;
      case 'FunctionDefinition':
      case 'LambdaExpression':
        readFunction(children, reader);
        return null;
      case 'ClassDefinition': {
        const [, name, ...rest] = children;
        if (name) scope.set(text(name), null);
        readAll(rest, { ...reader, scope: new Scope(scope) });
        return null;
      }
      default:
        readAll(children, reader);
        return null;
    }
  }

  function readMember(children: readonly SyntaxNode[], reader: Reader): Value {
    const [object, ...rest] = children;
    if (!object) return null;
    const value = read(object, reader);
    const property = rest.at(-1);
    if (property?.name !== 'PropertyName') {
      readAll(rest, reader);
      return null;
    }
    return member(value, text(property), reader) ?? reader.scope.get(`${text(object)}.${text(property)}`);
  }

  function readDecorator(children: readonly SyntaxNode[], reader: Reader): void {
    const names = children.filter(({ name }) => name === 'VariableName' || name === 'PropertyName');
    const [first, ...rest] = names;
    if (first) {
      rest.reduce<Value>((value, part) => member(value, text(part), reader), read(first, reader));
    }
    readAll(
      children.filter(({ name }) => name === 'ArgList'),
      reader,
    );
  }

  function assign(children: readonly SyntaxNode[], reader: Reader): void {
    const groups: SyntaxNode[][] = [[]];
    for (const child of children) {
      if (child.name === 'AssignOp') groups.push([]);
      else if (child.name === 'TypeDef') read(child, reader);
      else if (child.name !== ',') groups.at(-1)?.push(child);
    }
    const values = groups.length > 1 ? (groups.pop() ?? []).map((node) => read(node, reader)) : [];
    for (const targets of groups) {
      targets.forEach((target, index) => {
        const isPair = targets.length === values.length;
        bind(target, (isPair ? values[index] : null) ?? null, reader);
      });
    }
  }

  function bind(target: SyntaxNode, value: Value, reader: Reader): void {
    if (['VariableName', 'MemberExpression'].includes(target.name)) reader.scope.set(text(target), value);
    if (target.name !== 'VariableName') read(target, reader);
  }

  /** `for a, b in …` makes the names unknown; `with … as name` binds the value before `as`. */
  function bindTargets(children: readonly SyntaxNode[], reader: Reader): void {
    let isTarget = children[0]?.name === 'for';
    let value: Value = null;
    for (const child of children) {
      if (child.name === 'in') isTarget = false;
      else if (child.name === 'as') isTarget = true;
      else if (isTarget && child.name === 'VariableName') {
        reader.scope.set(text(child), value);
        if (children[0]?.name === 'with') isTarget = false;
      } else value = read(child, reader);
    }
  }

  function readFunction(children: readonly SyntaxNode[], reader: Reader): void {
    const inner = { ...reader, scope: new Scope(reader.scope) };
    const isNamed = children[0]?.name === 'def';
    for (const child of children) {
      if (child.name === 'VariableName' && isNamed) reader.scope.set(text(child), null);
      else if (child.name === 'ParamList') readParameters(childrenOf(child), reader, inner.scope);
      else if (child.name === 'TypeDef') read(child, reader);
      else later.push(() => void read(child, inner));
    }
  }

  function readParameters(children: readonly SyntaxNode[], reader: Reader, scope: Scope): void {
    children.forEach((child, index) => {
      const isName = child.name === 'VariableName' && children[index - 1]?.name !== 'AssignOp';
      if (isName) scope.set(text(child), null);
      else read(child, reader);
    });
  }

  read(parsePython(code).topNode, top);
  for (let next = later.shift(); next; next = later.shift()) next();
}

function member(value: Value, name: string, { world, count }: Reader): Value {
  if (!value) return null;
  if (value.kind === 'path') {
    const path = `${value.path}.${name}`;
    const target = world.find(path);
    if (!target) return world.isModule(path) ? { kind: 'path', path, target } : null;
    count(target);
    return target.member === '' ? { kind: 'path', path, target } : { kind: 'member', target };
  }
  const classes = value.kind === 'instance' ? value.classes : [];
  const target = world.findMember(classes, name);
  if (!target) return null;
  count(target);
  return { kind: 'member', target };
}

function call(value: Value, world: World): Value {
  if (value?.kind !== 'path' && value?.kind !== 'member') return null;
  const classes = value.target ? world.resultOf(value.target) : [];
  return classes.length > 0 ? { kind: 'instance', classes } : null;
}
