import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
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
      for (const place of [cache, path.join(outDir, folder)]) mkdirSync(place, { recursive: true });
      const missing = [...cards].filter(([name]) => !existsSync(path.join(cache, name)));
      // Started without a pause as well, so that it runs beside the other plugins.
      if (missing.length > 0)
        await runInWorker<typeof run>(path.join(__dirname, 'makeCards.ts'), {
          cards: new Map(missing),
          cache,
          logo,
          locale: i18n.currentLocale,
        });
      const copied = [...cards.keys()].map((name) =>
        copyFile(path.join(cache, name), path.join(outDir, folder, name)),
      );
      await Promise.all(copied);
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
