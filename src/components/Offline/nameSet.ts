import { translate } from '@docusaurus/Translate';

/** Names a version in one language, as texts and labels of the page about reading without a network do. */
export const nameSet = (version: string, language: string): string =>
  translate(
    {
      id: 'offline.set',
      message: '{version} ({language})',
      description:
        'A version of the documentation in one language, e.g. v1.6.0 (English), within other texts',
    },
    { version, language },
  );
