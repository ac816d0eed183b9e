import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { pageFile } from '../../shared/build/pageFile';
import { runInWorker } from '../../shared/build/runInWorker';
import { addCard } from './addCard';
import type { run } from './makeCards';
import { nameCard } from './nameCard';
import { readCard } from './readCard';
import type { Card } from './types';

/** `logo`: the site's logo for dark grounds, an SVG relative to the site's folder. */
export type Options = { readonly logo: string };

const folder = 'assets/images';

/** Returns what is inside of an SVG, without its title. */
const insideOf = (svg: string): string => svg.replace(/^<svg[^>]*>|<title>.*?<\/title>|<\/svg>\s*$/g, '');

/** Copies cards from the cache into the build, and returns the names of those that it does not have. */
async function copyCards(names: Iterable<string>, cache: string, outDir: string): Promise<string[]> {
  const copied = [...names].map(async (name) => {
    try {
      await copyFile(path.join(cache, name), path.join(outDir, folder, name));
      return [];
    } catch {
      return [name];
    }
  });
  return (await Promise.all(copied)).flat();
}

/** Draws a card for each page, which other sites show beside a link to it: see README.md. */
export default function socialCards(context: LoadContext, options: Options): Plugin {
  const { siteDir, siteConfig, baseUrl, i18n } = context;
  const logo = insideOf(readFileSync(path.join(siteDir, options.logo), 'utf8'));
  const cache = path.join(siteDir, '.cache/cards');
  return {
    name: 'social-cards',
    async postBuild({ outDir, routesPaths }) {
      const cards = new Map<string, Card>();
      // Without a pause: other plugins read and write the pages, too.
      for (const route of routesPaths) {
        const file = pageFile(outDir, baseUrl, route);
        try {
          const html = readFileSync(file, 'utf8');
          const { fullTitle, ...page } = readCard(html, siteConfig.title, i18n.currentLocale);
          const picture = page.picture && path.join(outDir, decodeURI(page.picture.slice(baseUrl.length)));
          const card = { ...page, picture };
          const name = nameCard(card, logo);
          cards.set(name, card);
          writeFileSync(
            `${file}.card`,
            addCard(html, `${siteConfig.url}${baseUrl}${folder}/${name}`, fullTitle),
          );
          renameSync(`${file}.card`, file);
        } catch (error) {
          throw new Error(`social-cards: ${file}: ${(error as Error).message}`, { cause: error });
        }
      }
      await Promise.all([cache, path.join(outDir, folder)].map((place) => mkdir(place, { recursive: true })));
      const missing = await copyCards(cards.keys(), cache, outDir);
      if (missing.length === 0) return;
      await runInWorker<typeof run>(path.join(__dirname, 'makeCards.ts'), {
        cards: new Map([...cards].filter(([name]) => missing.includes(name))),
        cache,
        logo,
        locale: i18n.currentLocale,
      });
      const lost = await copyCards(missing, cache, outDir);
      if (lost.length > 0)
        throw new Error(`social-cards: ${lost.join(', ')} could not be copied from ${cache}.`);
    },
  };
}

/** Refuses unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(Joi.object<Options>({ logo: Joi.string().required() }), options);
}
