import { describe, expect, it } from 'vitest';
import { localizeMessages } from './localizeMessages.mjs';

const messages = { a: 'un « {c} »', b: '它说 "b"' };
const inModule = (code: string) => `import Translate, { translate } from '@docusaurus/Translate';\n${code}`;

describe('localizeMessages', () => {
  it.each([
    [
      'the message of a call',
      `translate({ id: 'a', message: 'one ' + '{c}', description: 'd' }, { c: translate({ id: 'b', message: \`b\` }) })`,
      `translate({ id: 'a', message: "un « {c} »", description: 'd' }, { c: translate({ id: 'b', message: "它说 \\"b\\"" }) })`,
    ],
    [
      'the message of an element',
      `<Translate id="b" values={{ c: <Translate id={'a'}>{'one'}</Translate> }}>\n  It says "b"\n</Translate>`,
      `<Translate id="b" values={{ c: <Translate id={'a'}>{"un « {c} »"}</Translate> }}>{"它说 \\"b\\""}</Translate>`,
    ],
    [
      'but no message that the locale lacks',
      `translate({ id: 'other', message: 'one' })`,
      `translate({ id: 'other', message: 'one' })`,
    ],
    [
      'and nothing that only has the name',
      `const a = { translate: 1 }; <p translate="no">{i18n.translate({ id: 'a', message: 'one' })}</p>`,
      `const a = { translate: 1 }; <p translate="no">{i18n.translate({ id: 'a', message: 'one' })}</p>`,
    ],
  ])('localizes %s', (_what, code, expected) => {
    expect(localizeMessages(inModule(code), messages)).toBe(inModule(expected));
  });

  it('knows the imports by any name', () => {
    const code = `import { translate as t } from '@docusaurus/Translate';\nt({ message: 'one', id: 'b' })`;
    expect(localizeMessages(code, messages)).toContain(`t({ message: "它说 \\"b\\"", id: 'b' })`);
  });

  it.each([
    ['a computed id', `const f = (id: string) => translate({ id, message: 'one' });`, /line 2: the id/],
    ['a message without an id', `translate({ message: 'one' })`, /line 2: .* no id/],
    ['an object from elsewhere', `translate(text)`, /line 2: .* no object/],
    ['the function as a value', `[].map(translate)`, /line 2: .* no object/],
    ['an element without a message', `<Translate id="a" />`, /line 2: .* no element/],
    ['an element without an id', `<Translate>one</Translate>`, /line 2: .* no id/],
  ])('refuses %s', (_what, code, error) => {
    expect(() => localizeMessages(inModule(code), messages)).toThrow(error);
  });

  it('does not even parse where the locale has no messages', () => {
    expect(localizeMessages(inModule('translate('), {})).toBe(inModule('translate('));
  });
});
