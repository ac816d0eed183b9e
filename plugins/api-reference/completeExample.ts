/**
 * Takes a short example of the API reference and the words of its fence; returns the program that is run, without an end of
 * line: one without `import taichi` starts with that and `ti.init`.
 */
export function completeExample(example: string, fence = ''): string {
  const code = example.trimEnd();
  if (/^\s*import\s+taichi\b/m.test(code)) return code;
  const arch = /(?:^|\s)vulkan(?:\s|$)/.test(fence) ? 'vulkan' : 'cpu';
  return `import taichi as ti\nti.init(arch=ti.${arch})\n${code}`;
}
