const codeSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code).sort();

/** Finds what the markup of a translation lacks or has too much; null if it has the code of its source. */
export function checkMarkup(english: string, translated: string): { problem: string; fix: string } | null {
  if ((translated.match(/`/g) ?? []).length % 2 === 1) {
    return { problem: 'a backtick has no partner', fix: 'close the code' };
  }
  if (translated.includes('](')) {
    return { problem: 'has a link', fix: 'write the name in code marks, which becomes a link automatically' };
  }
  const [wanted, found] = [codeSpans(english), codeSpans(translated)];
  const rest = [...found];
  const lacking = wanted.filter((code) => {
    const index = rest.indexOf(code);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  if (lacking[0] !== undefined && rest[0] !== undefined) {
    return { problem: `has the code \`${rest[0]}\``, fix: `write \`${lacking[0]}\`, as in English` };
  }
  if (lacking[0] !== undefined) {
    return { problem: `lacks the code \`${lacking[0]}\``, fix: 'name it, as in English' };
  }
  // A name may be repeated where a pronoun would be unclear.
  const foreign = rest.find((code) => !wanted.includes(code));
  return foreign === undefined
    ? null
    : { problem: `has the code \`${foreign}\``, fix: 'take it out, the English text has none' };
}
