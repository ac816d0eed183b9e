import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDemo, readDemo } from './loadDemo';

const program = fileURLToPath(new URL('../../src/theme/HomePage/stir.py', import.meta.url));

describe('the program of the home page', () => {
  it('shows which lines of the home page program are Python, compiled and in parallel', async () => {
    const { title, html, lanes } = formatDemo(program, await readDemo(program), {});
    expect(title).toBe('stir.py');
    expect(html.match(/lane-fork/g)).toHaveLength(1);
    expect(lanes).toBe('py:1-6 ti:8-11 ti:13-14 par:15-20 py:22-24');
  });

  it('has the plan of the live example of the same name', () => {
    const plan = '0123456789ab';
    const live = { stir: { program: plan, plan, taichi: '1.6.0' } };
    expect(formatDemo(program, '', live)).toMatchObject({ plan: 'assets/live/stir.01234567.json' });
    expect(formatDemo(program, '', {})).not.toHaveProperty('plan');
  });

  it('names the file that it misses', async () => {
    await expect(readDemo('/nowhere/gone.py')).rejects.toThrow(/gone\.py cannot be read\. Fix/);
  });
});
