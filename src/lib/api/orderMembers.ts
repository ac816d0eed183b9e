const order = ['classMethod', 'staticMethod', 'method', 'property', 'attribute', 'value', 'class'];

const rank = ({ kind }: { kind: string }) => Math.max(0, order.indexOf(kind));

/** Sorts the members of a class: callables first, then attributes, then nested classes. */
export const orderMembers = <Member extends { kind: string }>(members: readonly Member[]): Member[] =>
  [...members].sort((a, b) => rank(a) - rank(b));
