import { requestLimit } from '@site/src/lib/requestLimit';

/** Requests a text file; other answers than the file itself are failures. */
async function read(address: string): Promise<string> {
  const response = await fetch(address, { signal: requestLimit() });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

const toBlob = async (text: Promise<string>): Promise<Blob> => new Blob([await text], { type: 'text/plain' });

/**
 * Copies the text at an address. Safari accepts a text that comes after the click only as a promise, and Firefox before 127 only as a string.
 *
 * @throws When the file does not arrive, or the browser refuses.
 */
export async function copyFile(address: string): Promise<void> {
  const text = read(address);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })]);
}
