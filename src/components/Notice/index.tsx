import { type ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '@site/src/components/Icon';

type Props = {
  readonly tone: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether the title is the heading of the page. */
  readonly isHeading?: boolean;
};

const icons = { note: 'note', tip: 'tip', info: 'info', warning: 'warn', danger: 'danger' };

/** A highlighted passage: one lane for a note, tip or information, two for a warning, three for danger. */
export function Notice({ tone, title, children, className, isHeading = false }: Props): ReactNode {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={clsx('theme-admonition', `theme-admonition-${tone}`, className)}>
      <Title className="admonition-title">
        <Icon name={icons[tone]} />
        {title}
      </Title>
      {children}
    </div>
  );
}
