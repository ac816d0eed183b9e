import { parsePython } from './parsePython';

function stripPython(code: string): string {
  let stripped = '';
  let from = 0;
  parsePython(code).iterate({
    enter(node) {
      if (node.name !== 'Comment') return;
      stripped += code.slice(from, node.from);
      from = node.to;
    },
  });
  return stripped + code.slice(from);
}

/** Removes comments, line ends and blank lines, so that code can be compared with a translated copy. */
export function stripComments(code: string, language: string): string {
  const stripped =
    language === 'python' ? stripPython(code) : code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^\s*#(?!\w).*$/gm, '');
  return stripped
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
