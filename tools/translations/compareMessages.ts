/** Texts by key. */
export type Messages = Record<string, string>;
/** Messages by path below the folder of a locale. */
export type MessageFiles = Record<string, Messages>;

export type UntranslatedTexts = {
  /** English texts, each a complete message. */
  texts: readonly string[];
  /** Locales in which they may stay; all locales when omitted. */
  locales?: readonly string[];
  reason: string;
};

const allowListFile = 'tools/translations/untranslatedTexts.ts';
const placeholder = /\{\w+\}/g;

/**
 * Compares the messages of each locale with the English ones.
 *
 * @param allowed Texts that may stay English.
 * @returns One line per problem, sorted by locale, file and key.
 */
export function compareTranslations(
  english: MessageFiles,
  translated: Record<string, MessageFiles>,
  allowed: readonly UntranslatedTexts[],
): string[] {
  const needed = new Set<string>();
  const mayStay: Place['mayStay'] = (locale, text) => {
    const isListed = allowed.some(
      ({ texts, locales }) => texts.includes(text) && (locales?.includes(locale) ?? true),
    );
    if (isListed) needed.add(text);
    return isListed;
  };
  const problems = Object.keys(translated)
    .sort()
    .flatMap((locale) =>
      keysOf(english, translated[locale]).flatMap((file) =>
        compareFile(english[file], translated[locale]?.[file], { locale, file, mayStay }),
      ),
    );
  const unneeded = allowed
    .flatMap(({ texts }) => texts)
    .filter((text) => !needed.has(text))
    .map(
      (text) => `${allowListFile}: "${text}": no message is left as this text. Fix: take it off the list.`,
    );
  return [...problems, ...unneeded];
}

type Place = { locale: string; file: string; mayStay: (locale: string, text: string) => boolean };

function compareFile(
  english: Messages | undefined,
  translated: Messages | undefined,
  place: Place,
): string[] {
  const name = `i18n/${place.locale}/${place.file}`;
  if (!english) return [`${name}: nothing reads this file. Fix: delete it.`];
  if (!translated) return [`${name}: is missing. Fix: ${howToAdd(place)}.`];
  return keysOf(english, translated).flatMap((key) =>
    compareMessage(key, english[key], translated[key], place).map(
      (problem) => `${name}: key "${key}": ${problem}`,
    ),
  );
}

function compareMessage(
  key: string,
  english: string | undefined,
  translated: string | undefined,
  place: Place,
): string[] {
  if (english === undefined) return ['is used nowhere. Fix: delete it.'];
  if (translated === undefined) return [`is missing. Fix: ${howToAdd(place)}; it says "${english}".`];
  if (isPermalink(key, place))
    return english === translated ? [] : [`is not the original address. Fix: make it ${english}.`];
  if (english && !translated.trim()) return [`is empty. Fix: translate "${english}".`];
  const problems: string[] = [];
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(translated)];
  if (wanted !== found)
    problems.push(
      `has ${found || 'no placeholder'}, the English text ${wanted || 'none'}. Fix: use the same.`,
    );
  const categories = new Intl.PluralRules(place.locale).resolvedOptions().pluralCategories;
  // "many" is for millions in French, which no message counts; it falls back to the last form.
  const fewest = categories.filter((category) => category !== 'many').length;
  const most = categories.length;
  const forms = translated.split('|').length;
  if (english.includes('|') && forms < fewest)
    problems.push(
      `has ${forms} plural form${forms === 1 ? '' : 's'}, the language ${fewest}. Fix: write ${fewest}, with a bar between them.`,
    );
  if (english.includes('|') && forms > most)
    problems.push(`has ${forms} plural forms, the language ${most}. Fix: leave out the others.`);
  if (english === translated && hasWords(english) && !place.mayStay(place.locale, english))
    problems.push(
      `is the English text "${english}". Fix: translate it, or list it in ${allowListFile} with the reason.`,
    );
  return problems;
}

function howToAdd({ locale, file }: Place) {
  return file.endsWith('.json')
    ? `run npm run write-translations -- --locale ${locale}, then translate it`
    : 'copy it from the original and translate it';
}

function isPermalink(key: string, { file }: Place) {
  return file.endsWith('/tags.yml') && key.endsWith('.permalink');
}

function hasWords(text: string) {
  return /\p{L}{2}/u.test(text.replace(placeholder, ''));
}

function placeholdersOf(text: string) {
  return [...new Set(text.match(placeholder))].sort().join(' ');
}

function keysOf(one: Record<string, unknown>, other: Record<string, unknown> = {}) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
}
