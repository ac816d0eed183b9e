type Input = { name: string; description: string; htmlLang: string; siteUrl: string; baseUrl: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Renders the OpenSearch description (XML) that lets a browser search the site. */
export function describeOpenSearch({ name, description, htmlLang, siteUrl, baseUrl }: Input): string {
  const root = escape(new URL(baseUrl, siteUrl).href);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(name)}</ShortName>
  <Description>${escape(description)}</Description>
  <Language>${escape(htmlLang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${root}img/favicon.svg</Image>
  <Url type="text/html" method="get" template="${root}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
