import './prismGlobal';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-cmake.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-toml.js';
import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';

Reflect.deleteProperty(globalThis, 'Prism');

/** Returns the grammar of a canonical language, or null for plain text. */
export function grammarOf(language: string): Grammar | null {
  const grammar: unknown = Prism.languages[language === 'shell' ? 'bash' : language];
  return typeof grammar === 'object' ? grammar : null;
}

export { Prism };
