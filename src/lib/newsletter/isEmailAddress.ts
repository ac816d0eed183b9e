const localPartMax = 64;
const domainMax = 255;

// The "valid e-mail address" of the HTML standard (input type=email), with a dot required in the domain.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Whether a text is an e-mail address by the rules of the specification (§5): one @ sign, at most 64 characters before
 * it and 255 after it, and a standard pattern.
 */
export function isEmailAddress(text: string): boolean {
  const parts = text.split('@');
  if (parts.length !== 2) return false;
  const [localPart = '', domain = ''] = parts;
  return localPart.length <= localPartMax && domain.length <= domainMax && pattern.test(text);
}
