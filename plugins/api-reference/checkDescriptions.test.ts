import { describe, expect, it } from 'vitest';
import { checkDescriptions } from './checkDescriptions';
import { describedBy, symbol, versionsOf } from './fixtures';

const tape = {
  definition: { module: 'taichi.ad', name: 'Tape', file: 'python/taichi/ad/_ad.py', line: 1 },
  signature: { parameters: [{ name: 'loss', kind: 'positional' }] },
  members: [
    { name: 'grad', kind: 'method', signature: { parameters: [] } },
    { name: 'close', kind: 'method', inheritedFrom: 'taichi.Base' },
  ],
};
const history = versionsOf(
  { taichi: [symbol('Tape', tape)], 'taichi/ad': [symbol('Tape', tape)] },
  { taichi: [], 'taichi/ad': [symbol('Tape', tape)] },
);
const sections = { taichi: 'The package.', 'taichi/ad': 'Gradients.' };
const right = `taichi.Tape:
  text: Records kernels for \`ti.ad.Tape\`.
  parameters:
    loss: { type: Field, text: The result. }
  members:
    grad:
      text: Runs them backwards.
      returns: ~
`;
const check = (text: string, texts: Record<string, string> = sections) =>
  checkDescriptions(describedBy(text, texts), history);

describe('checkDescriptions', () => {
  it('has nothing to say of what fits', () => {
    expect(check(right)).toEqual([]);
  });

  const gone = right.replace('taichi.Tape:', 'taichi.Tap:');
  it.each([
    [
      'a description without symbol',
      gone,
      /some\.yaml:1: taichi\.Tap: is in no version\. Fix: the nearest name is taichi\.Tape/,
    ],
    [
      'a symbol without description',
      gone,
      /taichi\.Tape \(v1\.5\.0, v1\.6\.0, master\) has no description\. Fix: /,
    ],
    [
      'a description under another name',
      right.replace('taichi.Tape:', 'taichi.ad.Tape:'),
      /is another name of taichi\.Tape\. Fix: describe taichi\.Tape/,
    ],
    [
      'a sentence that says where the name works',
      right.replace('Runs them backwards.', 'Runs them backwards, in Python\n        only. Or not.'),
      /:7: taichi\.Tape › members › grad › text: "in Python only" says where the name works\. Fix: /,
    ],
    [
      'a member without a group',
      right.replace('  members:', '  groups: { inner: [close] }\n  members:'),
      /:5: taichi\.Tape › groups › inner: has no member close of its own\. Fix: remove it/,
    ],
    [
      'a member in two groups',
      right.replace('  members:', '  groups: { fill: [grad], inner: [grad] }\n  members:'),
      /:5: .*grad is also in "fill"\. Fix: keep it in one group/,
    ],
    [
      'an unknown parameter',
      right.replace('loss:', 'lost:'),
      /:4: .*has no parameter lost\. Fix: its parameters are loss/,
    ],
    ['a missing parameter', right.replace('loss:', 'lost:'), /:3: .*parameter loss has no description/],
    ['an unknown member', right.replace('grad:', 'graf:'), /:6: .*has no member graf of its own/],
    ['an inherited member', right.replace('grad:', 'close:'), /has no member close of its own/],
    ['a missing member', right.replace('grad:', 'graf:'), /:5: .*member grad has no description/],
    ['no word on the result', right.replace('      returns: ~\n', ''), /:6: .*has no "returns"/],
    ['output without an example', `${right}  output: '1'\n`, /:9: .*output without an example/],
    [
      'an unknown name in a text',
      right.replace('ti.ad.Tape', 'ti.ad.Tap'),
      /:2: .*names `ti\.ad\.Tap`, .* nearest name is `ti\.ad\.Tape`/,
    ],
    [
      'a name in a text that the version of the text does not have',
      right.replace('`ti.ad.Tape`', '`ti.Tape`'),
      /:2: .*names `ti\.Tape`, which v1\.6\.0 does not have\. Fix: give v1\.6\.0 its own text under "versions"/,
    ],
    [
      'keywords that nothing collects',
      `${right}  keywords: { a: { type: int, text: A. } }\n`,
      /:9: .*has no parameter that collects keywords/,
    ],
    ['swizzles that are none', `${right}  swizzles: None.\n`, /has no swizzles/],
    [
      'an unknown other name',
      `${right}  names: { taichi.Tap: { text: Old. } }\n`,
      /has no other name taichi\.Tap\. .* taichi\.ad\.Tape/,
    ],
    [
      'a change of the first version',
      `${right}  changes: { v1.5.0: New. }\n`,
      /cannot have changed in v1\.5\.0/,
    ],
    ['unknown words of a fence', `${right}  example: a\n  fence: vulcan\n`, /"vulcan" means nothing/],
  ])('names %s with file, line and fix', (_what, text, message) => {
    expect(check(text).join('\n')).toMatch(message);
  });

  it('allows a note on a version that lost the object', () => {
    expect(
      check(`${right}  changes: { v1.6.0: Moved. }\n  names: { taichi.ad.Tape: { text: New. } }\n`),
    ).toEqual([]);
  });

  it('wants a text for each section, and none for others', () => {
    const problems = check(right, { taichi: 'The package.', 'taichi/ui': 'Windows.' }).join('\n');
    expect(problems).toMatch(/taichi\/ui: is a section of no version/);
    expect(problems).toMatch(/taichi\/ad: has no text/);
  });
});
