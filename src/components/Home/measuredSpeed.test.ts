import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../../../tools/shared/projectRoot';
import { gpuSpeed, measuredSpeed, speedFactor } from './measuredSpeed';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const messagesOf = (locale: string) =>
  JSON.parse(read(`i18n/${locale}/code.json`)) as Record<string, { message: string } | undefined>;
const { python, taichi } = measuredSpeed;

it('is what the page says that we measured', () => {
  expect(read('versioned_docs/version-v1.6.0/get-started/accelerate_python.md')).toContain(
    `Python 3.10 took ${python} s. With Taichi 1.6.0, the first call, which also compiles the kernel, took 0.30 s, and each later call took ${taichi} s`,
  );
});

describe('the home page shows the same figures', () => {
  it('in English', () => {
    const text = read('src/components/Home/Speed.tsx');
    for (const figure of [`${speedFactor} times faster`, `${python} s`, `${taichi} s`])
      expect(text).toContain(figure);
  });

  it.each(['zh-Hans', 'fr-FR'])('in %s', (locale) => {
    const messages = messagesOf(locale);
    const numberIn = (id: string): number =>
      Number(/[\d.,]+/.exec(messages[id]?.message.replace('Python', '') ?? '')?.[0].replace(',', '.'));
    expect(numberIn('home.speed.title')).toBe(speedFactor);
    expect(numberIn('home.speed.python')).toBe(python);
    expect(numberIn('home.speed.taichi')).toBe(taichi);
  });
});

describe('what the home page says about GPUs', () => {
  const { gpu, rows } = z
    .object({
      gpu: z.string(),
      rows: z.array(
        z.object({
          library: z.string(),
          version: z.string(),
          task: z.string(),
          median: z.number().optional(),
        }),
      ),
    })
    .parse(JSON.parse(read('tools/performance/results/h200.json')));
  const tasks = ['saxpy', 'stencil', 'logistic', 'bodies', 'total', 'histogram', 'launch'];
  const inPage = rows.filter(
    ({ library, version, task }) =>
      tasks.includes(task) && (!library.startsWith('Taichi') || version === 'Taichi 1.6.0'),
  );
  const toolOf = (library: string): string => library.split(', ')[0] ?? '';
  const winners = tasks.map((task) => {
    const [best] = inPage
      .filter((row) => row.task === task)
      .sort((a, b) => (a.median ?? Infinity) - (b.median ?? Infinity));
    return toolOf(best?.library ?? '');
  });

  it('counts the tools, the tasks and those that Taichi won', () => {
    expect(gpu).toContain('NVIDIA H200');
    expect(gpuSpeed).toEqual({
      tools: new Set(inPage.map(({ library }) => toolOf(library))).size,
      tasks: tasks.length,
      fastest: winners.filter((tool) => tool === 'Taichi').length,
    });
  });

  it.each([
    ['English', (): string => read('src/components/Home/Speed.tsx')],
    ['zh-Hans', (): string => messagesOf('zh-Hans')['home.speed.gpu']?.message ?? ''],
    ['fr-FR', (): string => messagesOf('fr-FR')['home.speed.gpu']?.message ?? ''],
  ])('names in %s the tools that won the other tasks, and no others', (_, readText) => {
    const text = readText();
    for (const tool of ['Taichi', 'CUDA C++', 'Warp', 'Numba', 'CuPy', 'JAX', 'PyTorch'])
      expect([tool, text.includes(tool)]).toEqual([tool, winners.includes(tool)]);
    for (const figure of ['{tools}', '{tasks}', '{fastest}', '{others}', 'NVIDIA H200', 'Taichi 1.6.0'])
      expect(text).toContain(figure);
  });
});
