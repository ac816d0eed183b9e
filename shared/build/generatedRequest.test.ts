import { describe, expect, it } from 'vitest';
import { generatedRequest } from './generatedRequest';

describe('generatedRequest', () => {
  it.each([
    [
      '/site/.docusaurus',
      '/site/.docusaurus/docs-index/default/home.json',
      '@generated/docs-index/default/home.json',
    ],
    [
      'C:\\site\\.docusaurus',
      'C:\\site\\.docusaurus\\docs-index\\home.json',
      '@generated/docs-index/home.json',
    ],
    ['/site/.docusaurus', '@generated/docs-index/home.json', '@generated/docs-index/home.json'],
  ])('in %s, aliases %s', (folder, file, request) => {
    expect(generatedRequest(folder, file)).toBe(request);
  });

  it.each(['/elsewhere/home.json', '/site/.docusaurus-other/home.json'])('refuses %s', (file) => {
    expect(() => generatedRequest('/site/.docusaurus', file)).toThrow(
      `${file} is outside of /site/.docusaurus`,
    );
  });
});
