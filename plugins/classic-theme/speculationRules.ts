/**
 * Tells browsers that know speculation rules to fetch the page behind a link on which the reader rests, until the app runs
 * and does it itself. Not for the search button, which opens a dialog, and not for feeds. It is data, no script; written
 * as the minifier of the build leaves it, with sorted keys, so that the content security policy can name it by its hash.
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
