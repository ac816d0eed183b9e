import { Prism } from 'prism-react-renderer';

// Grammars of prismjs register themselves on a global of this name, so this module has to be imported before them.
Object.assign(globalThis, { Prism });
