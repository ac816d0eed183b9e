// cspell:disable
const english =
  'a about after all also am an and any are as at be been before being between both but by can cannot do does during each ' +
  'every for from get gets getting give given had has have how i if in inside instead into is it its just like make makes ' +
  'making me more most multiple my need no of on one only or other our out please should so some such than that the their ' +
  'them then there these they this those to too tried trying try up us use used uses using very via vs versus want was way we ' +
  'were what whats when where which while why will with within without work works would you your ti taichi lang';

const french =
  'afin alors apres au aucun aussi autre autres aux avec avoir avant c ca ce cela celle celui ces cet cette chaque chez comment ' +
  'd dans de depuis des deux donc du elle en entre est et etre eu faire fait faut font il ils j je l la le les leur leurs lors ' +
  'lorsque m ma mais me meme mes mon n ne nos notre nous on ou par pas peut plus plusieurs pour pourquoi puis qu quand que quel ' +
  'quelle quelles quels qui quoi s sa sans se ses si son sont sous sur t ta te tes ton tous tout toute toutes tres tu un une ' +
  'utiliser vers veux voir vos votre vous y';
// cspell:enable

const chinese =
  '一下 一个 一些 上 下 不 不能 不会 与 个 中 为 为什么 为何 也 了 什么 从 他 以 们 会 但 你 使用 做 到 办 去 又 及 可以 可否 吗 呢 和 哪个 ' +
  '哪些 哪里 因为 在 太极 如何 如果 对 对于 就 已经 并 应该 当 怎么 怎么办 怎么样 怎样 怎 想 想要 我 我们 或 或者 所有 才 把 教 是 是否 时 ' +
  '时候 是什么 有 有没有 来 每个 没 没有 然后 用 的 的话 看 能 能否 能不能 自己 让 被 要 请 请问 谁 这 这个 进行 那 那个 都 里 里面 问 需要';

/** Words too common to describe a page; they count only when the query has no others. Folded. */
export const emptyWords: ReadonlySet<string> = new Set(`${english} ${french} ${chinese}`.split(' '));
