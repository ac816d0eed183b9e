import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { GalleryItem, GalleryProps } from '@site/plugins/live-examples/types';
import { Cover } from '@site/src/components/Cover';
import { LiveExample } from '@site/src/components/LiveExample';
import { pageOf, type GalleryVersion } from '@site/src/lib/galleryChoice';
import { describeExample } from './describeExample';
import { useFullViewStyle } from './useFullViewStyle';

export type FullViewProps = {
  /** The programs that it leads through, in the order of the wall. */
  readonly items: readonly GalleryItem[];
  /** The program that is shown. */
  readonly name: string;
  /** Whether the program needs no Run. */
  readonly startsAtOnce: boolean;
  readonly pictures: GalleryProps['pictures'];
  readonly version: GalleryVersion | undefined;
  show(name: string): void;
  close(): void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Whether a key belongs to what has the focus: to the drawing of a program, a slider, or the browser. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.target instanceof HTMLInputElement;

type WayProps = {
  /** The key that does the same. */
  readonly shortcut: string;
  /** Name of the program that it leads to. */
  readonly title: string;
  readonly label: string;
  go(): void;
  readonly children: ReactNode;
};

/** A button that leads to a neighbor. */
function Way({ shortcut, title, label, go, children }: WayProps): ReactNode {
  return (
    <button
      type="button"
      className="btn"
      aria-keyshortcuts={shortcut}
      aria-label={label}
      title={title}
      onClick={go}
    >
      {children}
    </button>
  );
}

/** A program of the wall as large as the window, with all controls of a live example, and the way to its neighbors. */
export function FullView(props: FullViewProps): ReactNode {
  const { items, name, startsAtOnce, pictures, version, show, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFullViewStyle();
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  useEffect(() => {
    // The drawing that had the focus is gone.
    if (!dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, [name]);

  const place = items.findIndex((item) => item.name === name);
  const item = items[place];
  if (!item?.plan) return null;
  const neighbor = (step: number): string => items.at((place + step) % items.length)?.name ?? name;
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined || isTaken(event)) return;
    event.preventDefault();
    show(neighbor(step));
  };
  const titles = { previous: describeExample(neighbor(-1)), next: describeExample(neighbor(1)) };
  return createPortal(
    <dialog
      ref={dialog}
      className="full-view"
      aria-labelledby="full-view"
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="full-view__room">
        <div className="full-view__bar">
          <h2 ref={heading} id="full-view" tabIndex={-1}>
            {describeExample(name)}
          </h2>
          <Link to={pageOf(item, version)}>
            <Translate
              id="gallery.page"
              description="Gallery, full view of a program: link to the page that has its code and explains it"
            >
              Code and explanation
            </Translate>
          </Link>
          <span className="full-view__ways">
            <Way
              shortcut="ArrowLeft"
              title={titles.previous}
              label={translate(
                {
                  id: 'gallery.previous.of',
                  message: 'Previous: {name}',
                  description:
                    'Gallery, full view: name of the button "Previous" for assistive technology; begins with the text of the button',
                },
                { name: titles.previous },
              )}
              go={() => show(neighbor(-1))}
            >
              <span aria-hidden="true">←</span>
              <Translate
                id="gallery.previous"
                description="Gallery, full view: button, to the previous program"
              >
                Previous
              </Translate>
            </Way>
            <Way
              shortcut="ArrowRight"
              title={titles.next}
              label={translate(
                {
                  id: 'gallery.next.of',
                  message: 'Next: {name}',
                  description:
                    'Gallery, full view: name of the button "Next" for assistive technology; begins with the text of the button',
                },
                { name: titles.next },
              )}
              go={() => show(neighbor(1))}
            >
              <Translate id="gallery.next" description="Gallery, full view: button, to the next program">
                Next
              </Translate>
              <span aria-hidden="true">→</span>
            </Way>
            <button type="button" className="btn" onClick={close}>
              <Translate id="gallery.close" description="Gallery, full view: button, back to the wall">
                Close
              </Translate>
            </button>
          </span>
          <p className="vh" role="status">
            {translate(
              {
                id: 'gallery.place',
                message: '{name}, program {place} of {count}',
                description: 'Gallery, full view: announced when another program is shown',
              },
              { name: describeExample(name), place: place + 1, count: items.length },
            )}
          </p>
        </div>
        <LiveExample key={name} plan={item.plan} startsAtOnce={startsAtOnce} unchanged={`#live=${name}`}>
          <Cover
            src={pictures.covers[name]}
            variants={pictures.coverVariants[name]}
            place="wall"
            loading="eager"
            alt=""
          />
        </LiveExample>
      </div>
    </dialog>,
    document.body,
  );
}
