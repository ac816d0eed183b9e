/**
 * Fills in the number of hits.
 *
 * @param message Singular and plural, separated by `|`, or one text for both; `{count}` stands for the number.
 */
export function countText(message: string, count: number, locale: string): string {
  const forms = message.split('|');
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return ((isOne ? forms[0] : forms.at(-1)) ?? '').replaceAll('{count}', String(count));
}
