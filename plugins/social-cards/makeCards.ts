import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { drawCard } from './drawCard';
import { openFaces } from './faces';
import { renderCard } from './renderCard';
import type { Card } from './types';

type Input = {
  /** By the names of their files. */
  readonly cards: ReadonlyMap<string, Card>;
  /** Folder that they are written to. */
  readonly cache: string;
  /** The content of the site's logo for dark grounds. */
  readonly logo: string;
  readonly locale: string;
};

/** Draws cards. Runs in a thread of its own. */
export async function run({ cards, cache, logo, locale }: Input): Promise<void> {
  const faces = await openFaces([...cards.values()], locale);
  const limit = pLimit(3);
  const made = [...cards].map(([name, card]) =>
    limit(async () => {
      const file = path.join(cache, name);
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, await renderCard(drawCard(card, faces, logo), card.picture));
      await rename(unfinished, file);
    }),
  );
  await Promise.all(made);
}
