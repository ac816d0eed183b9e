import texts from './texts.json';

/** Answers when even the page that says what is kept cannot be read: a sentence in each language. */
export function lastResort(): Response {
  const lines = Object.entries(texts).map(([locale, text]) => `<p lang="${locale}">${text}</p>`);
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>Taichi Docs</title>${lines.join('')}`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    },
  });
}
