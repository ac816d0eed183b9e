/**
 * The page as Docusaurus puts it together, but for the app: its scripts are not in the page. Their addresses stand at the
 * script of `src/boot`, which loads them when the reader reaches for the page. Eta syntax, as in Docusaurus' own template.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tags) => { %><%~ tags %><% }); %>
    <%~ it.headTags.replace('data-app=""', 'data-app="' + it.scripts.map((file) => it.baseUrl + file).join(' ') + '"') %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
