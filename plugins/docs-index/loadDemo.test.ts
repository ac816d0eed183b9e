import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadDemo } from './loadDemo';

const program = fileURLToPath(new URL('../../src/theme/HomePage/stir.py', import.meta.url));

describe('loadDemo', () => {
  it('shows which lines of the home page program are Python, compiled and in parallel', async () => {
    const { title, html, lanes } = await loadDemo(program, {});
    expect(title).toBe('stir.py');
    expect(html.match(/lane-fork/g)).toHaveLength(1);
    expect(lanes).toBe('py:1-6 ti:8-11 ti:13-14 par:15-20 py:22-24');
  });

  it('has the plan of the live example of the same name', async () => {
    const plan = '0123456789ab';
    const live = { stir: { program: plan, plan, taichi: '1.6.0' } };
    expect(await loadDemo(program, live)).toMatchObject({ plan: 'assets/live/stir.01234567.json' });
    expect(await loadDemo(program, {})).not.toHaveProperty('plan');
  });

  it('names the file that it misses', async () => {
    await expect(loadDemo('/nowhere/gone.py', {})).rejects.toThrow(/gone\.py cannot be read\. Fix/);
  });
});
