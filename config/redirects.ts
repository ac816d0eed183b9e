/**
 * Addresses that moved or that people spell in another way, and where they lead; both without the language. A page that gets
 * another slug leaves its old one here.
 */
export const redirects: Readonly<Record<string, string>> = {
  // The old site's address has a slip of the pen and an umlaut; both spellings answer.
  '/blog/accelerate-collision-detection-with-taichi': '/blog/acclerate-collision-detection-with-taichi',
  '/blog/eth-zurich-uses-taichi-lang-in-its-physically-based-simulation-source':
    '/blog/eth-zürich-uses-taichi-lang-in-its-physically-based-simulation-source',
};
