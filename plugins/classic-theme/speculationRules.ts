/**
 * Makes browsers that support speculation rules prefetch the page behind a hovered link until the app runs and does so
 * itself. Excludes the search button, which opens a dialog, and feeds. This is data, not a script; it is written as the
 * build's minifier leaves it, with sorted keys, so that the content security policy can allow it by hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[aria-haspopup],[download],[href$=xml],[href$=json]' } },
        ],
      },
    },
  ],
});
