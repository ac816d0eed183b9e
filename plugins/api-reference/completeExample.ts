/**
 * Completes a short example to the program that is run, without a trailing newline. Without `import taichi`, the import and
 * `ti.init` are prepended.
 *
 * @param fence Words of the example's fence.
 */
export function completeExample(example: string, fence = ''): string {
  const code = example.trimEnd();
  if (/^\s*import\s+taichi\b/m.test(code)) return code;
  const arch = /(?:^|\s)vulkan(?:\s|$)/.test(fence) ? 'vulkan' : 'cpu';
  return `import taichi as ti\nti.init(arch=ti.${arch})\n${code}`;
}
