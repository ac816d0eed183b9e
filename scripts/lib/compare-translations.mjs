// @ts-check

/** @typedef {Record<string, string>} Messages Texts by key. */
/** @typedef {Record<string, Messages>} MessageFiles Messages by path below the folder of a locale. */

/**
 * @typedef {object} UntranslatedTexts
 * @property {readonly string[]} texts English texts, each the whole of a message.
 * @property {readonly string[]} [locales] Where they may stay; everywhere when left out.
 * @property {string} reason
 */

const allowListFile = 'scripts/lib/untranslated-texts.mjs';
const placeholder = /\{\w+\}/g;

/**
 * Takes the English messages, those of each locale, and the texts that may stay English; gives one line per problem, sorted by
 * locale, file and key.
 * @param {MessageFiles} english
 * @param {Record<string, MessageFiles>} translated
 * @param {readonly UntranslatedTexts[]} allowed
 * @returns {string[]}
 */
export function compareTranslations(english, translated, allowed) {
  /** @type {Set<string>} */
  const needed = new Set();
  /** @type {Place['mayStay']} */
  const mayStay = (locale, text) => {
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

/** @typedef {{ locale: string, file: string, mayStay: (locale: string, text: string) => boolean }} Place */

/**
 * @param {Messages | undefined} english
 * @param {Messages | undefined} translated
 * @param {Place} place
 * @returns {string[]}
 */
function compareFile(english, translated, place) {
  const name = `i18n/${place.locale}/${place.file}`;
  if (!english) return [`${name}: nothing reads this file. Fix: delete it.`];
  if (!translated) return [`${name}: is missing. Fix: ${howToAdd(place)}.`];
  return keysOf(english, translated).flatMap((key) =>
    compareMessage(key, english[key], translated[key], place).map(
      (problem) => `${name}: key "${key}": ${problem}`,
    ),
  );
}

/**
 * @param {string} key
 * @param {string | undefined} english
 * @param {string | undefined} translated
 * @param {Place} place
 * @returns {string[]}
 */
function compareMessage(key, english, translated, place) {
  if (english === undefined) return ['is used nowhere. Fix: delete it.'];
  if (translated === undefined) return [`is missing. Fix: ${howToAdd(place)}; it says "${english}".`];
  if (isPermalink(key, place))
    return english === translated ? [] : [`is not the original address. Fix: make it ${english}.`];
  if (english && !translated.trim()) return [`is empty. Fix: translate "${english}".`];
  const problems = [];
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(translated)];
  if (wanted !== found)
    problems.push(
      `has ${found || 'no placeholder'}, the English text ${wanted || 'none'}. Fix: use the same.`,
    );
  const most = new Intl.PluralRules(place.locale).resolvedOptions().pluralCategories.length;
  const forms = translated.split('|').length;
  if (english.includes('|') && forms > most)
    problems.push(`has ${forms} plural forms, the language ${most}. Fix: leave out the others.`);
  if (english === translated && hasWords(english) && !place.mayStay(place.locale, english))
    problems.push(
      `is the English text "${english}". Fix: translate it, or list it in ${allowListFile} with the reason.`,
    );
  return problems;
}

/** @param {Place} place */
function howToAdd({ locale, file }) {
  return file.endsWith('.json')
    ? `run npm run write-translations -- --locale ${locale}, then translate it`
    : 'copy it from the original and translate it';
}

/**
 * @param {string} key
 * @param {Place} place
 */
function isPermalink(key, { file }) {
  return file.endsWith('/tags.yml') && key.endsWith('.permalink');
}

/** @param {string} text */
function hasWords(text) {
  return /\p{L}{2}/u.test(text.replace(placeholder, ''));
}

/** @param {string} text */
function placeholdersOf(text) {
  return [...new Set(text.match(placeholder))].sort().join(' ');
}

/**
 * @param {Record<string, unknown>} one
 * @param {Record<string, unknown>} [other]
 */
function keysOf(one, other = {}) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
}
