const longest = 64;

/** Lines that stand in most examples and so tell nothing. */
const common = /^(?:import\b|from\b|#|\/\/|@|ti\.init\(|using namespace\b|[{}()[\]]*$|"""|''')/;

/** Takes the code of an example; returns its first line that is not an import or the like, else its first, cut to 64 characters. */
export function nameExample(code: string): string {
  const lines = code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((text) => !common.test(text)) ?? lines[0] ?? '';
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
