import { describe, expect, it } from 'vitest';
import type { Driver } from './driver';
import { createEngine } from './engine';
import { withLimit } from './withLimit';

const nothing = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

const driver = (parts: Partial<Driver> = {}): Driver => ({
  open: nothing,
  evaluate: () => Promise.resolve(true),
  click: nothing,
  hover: nothing,
  type: nothing,
  press: nothing,
  back: nothing,
  reload: nothing,
  resize: nothing,
  screenshot: () => Promise.resolve(Buffer.alloc(0)),
  hasCrashed: () => false,
  end: nothing,
  ...parts,
});

const site = { origin: 'http://site', takeComplaints: () => ['console: no'], close: nothing };

/** An engine with a page in it. What its driver evaluates before the test begins is not the test's matter. */
async function open({ evaluate, ...parts }: Partial<Driver>) {
  let isOpen = false;
  const engine = createEngine(
    'WebKit',
    driver({
      ...parts,
      evaluate: (expression) => (isOpen && evaluate ? evaluate(expression) : Promise.resolve(true)),
    }),
    site,
  );
  await engine.resize(447);
  await engine.open('/docs/field');
  isOpen = true;
  return engine;
}

describe('withLimit', () => {
  it('rejects an answer that does not come', async () => {
    await expect(withLimit(never(), 10)).rejects.toThrow('no answer within 0.01 s');
  });

  it('passes on an answer that comes in time', async () => {
    expect(await withLimit(Promise.resolve(1), 1000)).toBe(1);
    await expect(withLimit(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  });
});

describe('createEngine', () => {
  it('names engine, act, page and width when an act fails', async () => {
    const engine = await open({ click: () => Promise.reject(new Error('no such element')) });
    await expect(engine.click('.gone')).rejects.toThrow(
      'WebKit failed at "click .gone" on /docs/field, 447 px: no such element',
    );
  });

  it('scrolls to an element once it rests, and clicks it', async () => {
    const looks = [false, false, true];
    const calls: string[] = [];
    const engine = await open({
      evaluate: () => {
        calls.push(looks.length > 0 ? 'look' : 'scroll');
        return Promise.resolve(looks.shift());
      },
      click: () => {
        calls.push('click');
        return Promise.resolve();
      },
    });
    await engine.click('.menu');
    expect(calls).toEqual(['look', 'look', 'look', 'scroll', 'click']);
  });

  it('says that the page has crashed', async () => {
    let hasCrashed = false;
    const engine = await open({
      hasCrashed: () => hasCrashed,
      evaluate: () => {
        hasCrashed = true;
        return Promise.reject(new Error('unknown error'));
      },
    });
    expect(engine.crashed).toBe(false);
    await expect(engine.evaluate(() => 1)).rejects.toThrow('WebKit crashed at "evaluate" on /docs/field');
    expect(engine.crashed).toBe(true);
  });

  it('runs a function in the page with its arguments', async () => {
    const expressions: string[] = [];
    const engine = await open({
      evaluate: (expression) => {
        expressions.push(expression);
        return Promise.resolve(null);
      },
    });
    await engine.evaluate((a: number, b: string) => `${a}${b}`, 1, 'it\'s "x"');
    expect((0, eval)(expressions[0] ?? '')).toBe('1it\'s "x"');
  });

  it('opens paths of the site and presses keys together', async () => {
    const calls: unknown[] = [];
    const note = (call: unknown) => {
      calls.push(call);
      return Promise.resolve();
    };
    const engine = await open({ open: note, press: note });
    await engine.key('Control+k');
    expect(calls).toEqual(['http://site/docs/field', ['Control', 'k']]);
    expect(await engine.errors()).toEqual(['console: no']);
  });
});
