import type { DocSearchModalProps } from '@docsearch/react/modal';
import { translate } from '@docusaurus/Translate';

/** Translates the texts of the DocSearch modal. */
export function modalTexts(): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      clearButtonTitle: translate({
        id: 'search.hosted.clear',
        message: 'Clear',
        description: 'Hosted search: search field',
      }),
      clearButtonAriaLabel: translate({
        id: 'search.hosted.clear.label',
        message: 'Clear the query',
        description: 'Hosted search: search field',
      }),
      closeButtonText: translate({
        id: 'search.hosted.close',
        message: 'Close',
        description: 'Hosted search: search field',
      }),
      closeButtonAriaLabel: translate({
        id: 'search.hosted.close.label',
        message: 'Close search',
        description: 'Hosted search: search field',
      }),
      placeholderText: translate({
        id: 'search.hosted.placeholder',
        message: 'Search docs, API and posts',
        description: 'Hosted search: search field',
      }),
      searchInputLabel: translate({
        id: 'search.hosted.input',
        message: 'Search the documentation',
        description: 'Hosted search: search field',
      }),
    },
    footer: {
      selectText: translate({
        id: 'search.hosted.select',
        message: 'Select',
        description: 'Hosted search: key legend',
      }),
      selectKeyAriaLabel: translate({
        id: 'search.hosted.select.key',
        message: 'Enter key',
        description: 'Hosted search: key legend',
      }),
      navigateText: translate({
        id: 'search.hosted.navigate',
        message: 'Navigate',
        description: 'Hosted search: key legend',
      }),
      navigateUpKeyAriaLabel: translate({
        id: 'search.hosted.navigate.up',
        message: 'Arrow up',
        description: 'Hosted search: key legend',
      }),
      navigateDownKeyAriaLabel: translate({
        id: 'search.hosted.navigate.down',
        message: 'Arrow down',
        description: 'Hosted search: key legend',
      }),
      closeText: translate({
        id: 'search.hosted.exit',
        message: 'Close',
        description: 'Hosted search: key legend',
      }),
      closeKeyAriaLabel: translate({
        id: 'search.hosted.exit.key',
        message: 'Escape key',
        description: 'Hosted search: key legend',
      }),
      poweredByText: translate({
        id: 'search.hosted.provider',
        message: 'Search by',
        description: 'Hosted search: key legend',
      }),
    },
    startScreen: {
      recentSearchesTitle: translate({
        id: 'search.hosted.recent',
        message: 'Recent',
        description: 'Hosted search: before a query is typed',
      }),
      noRecentSearchesText: translate({
        id: 'search.hosted.recent.none',
        message: 'No recent searches',
        description: 'Hosted search: before a query is typed',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'search.hosted.recent.save',
        message: 'Save this search',
        description: 'Hosted search: before a query is typed',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.hosted.recent.remove',
        message: 'Remove this search from the history',
        description: 'Hosted search: before a query is typed',
      }),
      favoriteSearchesTitle: translate({
        id: 'search.hosted.favorites',
        message: 'Favorites',
        description: 'Hosted search: before a query is typed',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.hosted.favorites.remove',
        message: 'Remove this search from the favorites',
        description: 'Hosted search: before a query is typed',
      }),
    },
    errorScreen: {
      titleText: translate({
        id: 'search.hosted.error',
        message: 'The search did not answer',
        description: 'Hosted search: no answer',
      }),
      helpText: translate({
        id: 'search.hosted.error.help',
        message: 'Check your network connection.',
        description: 'Hosted search: no answer',
      }),
    },
    noResultsScreen: {
      noResultsText: translate({
        id: 'search.hosted.none',
        message: 'No results were found for',
        description: 'Hosted search: nothing found',
      }),
      suggestedQueryText: translate({
        id: 'search.hosted.none.try',
        message: 'Try searching for',
        description: 'Hosted search: nothing found',
      }),
    },
  };
}
