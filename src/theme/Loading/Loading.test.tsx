import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import Loading from './index';

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: { children: string }) => children,
  translate: ({ message }: { message: string }) => message,
}));

const props = {
  isLoading: true,
  timedOut: false,
  pastDelay: false,
  error: undefined,
  retry: () => undefined,
};

// Docusaurus keeps the previous page until the next one is loaded, so these states only occur in rare races in a
// browser.
describe('Loading', () => {
  it('shows nothing at first', () => {
    expect(renderToStaticMarkup(<Loading {...props} />)).toBe('');
  });

  it('shows a spinner with a name after the delay', () => {
    const html = renderToStaticMarkup(<Loading {...props} pastDelay />);
    expect(html).toContain('class="spin"');
    expect(html).toMatch(/role="status" aria-label="Loading"/);
  });

  it('shows the message and Retry when the code did not load', () => {
    const html = renderToStaticMarkup(<Loading {...props} error={new Error('Loading chunk 7 failed.')} />);
    expect(html).toContain('Loading chunk 7 failed.');
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
    expect(html).toContain('role="alert"');
  });
});
