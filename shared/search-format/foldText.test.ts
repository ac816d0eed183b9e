import { expect, it } from 'vitest';
import { foldText } from './foldText';

it.each([
  ['Kernel', 'kernel'],
  ['Différence', 'difference'],
  ['Nœud, cœur', 'noeud, coeur'],
  ['ŒUVRE', 'oeuvre'],
  ['Straße', 'strasse'],
  ['ＧＰＵ', 'gpu'],
  ['数据布局', '数据布局'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
