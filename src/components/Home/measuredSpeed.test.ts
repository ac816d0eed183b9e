import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../tools/shared/projectRoot';
import { measuredSpeed, speedFactor } from './measuredSpeed';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const { python, taichi } = measuredSpeed;

it('is what the page says that we measured', () => {
  expect(read('versioned_docs/version-v1.6.0/get-started/accelerate_python.md')).toContain(
    `took ${python} s and Taichi 1.6.0 took ${taichi} s`,
  );
});

describe('the home page shows the same figures', () => {
  it('in English', () => {
    const text = read('src/components/Home/Speed.tsx');
    for (const figure of [`${speedFactor} times faster`, `${python} s`, `${taichi} s`])
      expect(text).toContain(figure);
  });

  it.each(['zh-Hans', 'fr-FR'])('in %s', (locale) => {
    const messages = JSON.parse(read(`i18n/${locale}/code.json`)) as Record<string, { message: string }>;
    const numberIn = (id: string): number =>
      Number(/[\d.,]+/.exec(messages[id]?.message.replace('Python', '') ?? '')?.[0].replace(',', '.'));
    expect(numberIn('home.speed.title')).toBe(speedFactor);
    expect(numberIn('home.speed.python')).toBe(python);
    expect(numberIn('home.speed.taichi')).toBe(taichi);
  });
});
