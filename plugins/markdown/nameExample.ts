const longest = 64;

/** Lines that appear in most examples and so do not distinguish them. */
const common = /^(?:import\b|from\b|#|\/\/|@|ti\.init\(|using namespace\b|[{}()[\]]*$|"""|''')/;

/**
 * Names an example after its first line that is not boilerplate such as an import, otherwise after its first line, cut
 * to 64 characters.
 */
export function nameExample(code: string): string {
  const lines = code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((text) => !common.test(text)) ?? lines[0] ?? '';
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}
