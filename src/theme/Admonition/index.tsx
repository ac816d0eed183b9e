// Change: own look (src/components/Notice); the five kinds of the style sheet, with `caution` as an alias of `warning`.
import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { Notice } from '@site/src/components/Notice';

const tones = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const;

function titleOf(tone: (typeof tones)[keyof typeof tones]): string {
  switch (tone) {
    case 'tip':
      return translate({ id: 'theme.admonition.tip', message: 'Tip', description: 'Title of a tip' });
    case 'info':
      return translate({
        id: 'theme.admonition.info',
        message: 'Info',
        description: 'Title of a piece of information',
      });
    case 'warning':
      return translate({
        id: 'theme.admonition.warning',
        message: 'Warning',
        description: 'Title of a warning',
      });
    case 'danger':
      return translate({
        id: 'theme.admonition.danger',
        message: 'Danger',
        description: 'Title of a warning of great harm',
      });
    default:
      return translate({ id: 'theme.admonition.note', message: 'Note', description: 'Title of a note' });
  }
}

export default function Admonition(props: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(props);
  const tone = tones[type as keyof typeof tones] ?? 'note';
  return (
    <Notice tone={tone} title={title ?? titleOf(tone)}>
      {children}
    </Notice>
  );
}
