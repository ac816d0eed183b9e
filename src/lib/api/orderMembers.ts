const order = ['classMethod', 'staticMethod', 'method', 'property', 'attribute', 'value', 'class'];

const rank = ({ kind }: { kind: string }) => Math.max(0, order.indexOf(kind));

/** Takes the members of a class; returns what can be called first, then what can be read, then nested classes. */
export const orderMembers = <Member extends { kind: string }>(members: readonly Member[]): Member[] =>
  [...members].sort((a, b) => rank(a) - rank(b));
