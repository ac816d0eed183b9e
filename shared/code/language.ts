const aliases: Readonly<Record<string, string>> = {
  py: 'python',
  sh: 'shell',
  bash: 'shell',
  zsh: 'shell',
  console: 'shell',
  'c++': 'cpp',
  ps1: 'powershell',
  pwsh: 'powershell',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
};

/** Resolves the language of a fence to the canonical name used on the site. */
export function canonicalLanguage(written: string | null | undefined): string {
  const name = (written ?? 'text').toLowerCase();
  return aliases[name] ?? name;
}
