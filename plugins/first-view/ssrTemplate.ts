/**
 * Docusaurus' page template without the scripts of the app. Their addresses are in an attribute of the `src/boot` script, which
 * loads them on the first interaction. Eta syntax, as in Docusaurus' own template.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
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
