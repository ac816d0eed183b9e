import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isEmailAddress } from '@site/src/lib/newsletter/isEmailAddress';
import { sendSubscription } from '@site/src/lib/newsletter/sendSubscription';

type State = 'idle' | 'incorrect' | 'sending' | 'subscribed' | 'failed';

function ButtonText({ state }: { readonly state: State }): ReactNode {
  switch (state) {
    case 'sending':
      return (
        <>
          <span className="spin" aria-hidden="true" />
          <Translate
            id="subscribe.sending"
            description="Button of the newsletter box while the address is sent"
          >
            Sending
          </Translate>
        </>
      );
    case 'subscribed':
      return (
        <Translate
          id="subscribe.subscribed"
          description="Button of the newsletter box after the address was sent"
        >
          Subscribed
        </Translate>
      );
    default:
      return (
        <Translate id="subscribe.button" description="Button of the newsletter box">
          Subscribe
        </Translate>
      );
  }
}

function messageOf(state: State): string {
  switch (state) {
    case 'incorrect':
      return translate({
        id: 'subscribe.incorrect',
        message: 'Your email address is incorrect!',
        description: 'Error of the newsletter box',
      });
    case 'failed':
      return translate({
        id: 'subscribe.failed',
        message: 'Subscribe failed. Please retry!',
        description: 'Error of the newsletter box',
      });
    case 'subscribed':
      return translate({
        id: 'subscribe.done',
        message: 'Your address is on the list.',
        description: 'Said below the newsletter box after the address was sent',
      });
    default:
      return '';
  }
}

/** Field, messages and submit button of the box. */
function Form({ endpoint }: { readonly endpoint: string }): ReactNode {
  const id = useId();
  const [address, setAddress] = useState('');
  const [state, setState] = useState<State>('idle');
  const isOver = state === 'subscribed';
  // Two clicks can both come before React has rendered the first one.
  const isSending = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || isOver) return;
    if (!isEmailAddress(address)) {
      setState('incorrect');
      return;
    }
    isSending.current = true;
    setState('sending');
    const isSent = await sendSubscription(endpoint, address);
    isSending.current = isSent;
    setState(isSent ? 'subscribed' : 'failed');
  }

  return (
    <form
      className="subscribe__form"
      data-state={state}
      noValidate
      method="post"
      encType="multipart/form-data"
      action={endpoint}
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={id} className="muted">
        <Translate id="subscribe.label" description="Label of the address field in the newsletter box">
          Your email address, for releases, projects and events once a month
        </Translate>
      </label>
      <div className="subscribe__row">
        <input
          className="field"
          id={id}
          type="email"
          name="fields[email]"
          required
          autoComplete="email"
          placeholder={translate({
            id: 'subscribe.placeholder',
            message: 'Email address',
            description: 'Hint inside the address field',
          })}
          aria-describedby={`${id}message`}
          aria-invalid={state === 'incorrect'}
          value={address}
          disabled={isOver}
          onChange={(event) => setAddress(event.target.value)}
        />
        <button className="btn btn--main" type="submit" disabled={state === 'sending' || isOver}>
          <ButtonText state={state} />
        </button>
      </div>
      <p className="subscribe__msg" id={`${id}message`} role="status">
        {messageOf(state)}
      </p>
    </form>
  );
}

function NotConnected(): ReactNode {
  return (
    <p className="muted">
      <Translate
        id="subscribe.off"
        description="Shown in place of the newsletter box when no newsletter service is set"
      >
        The newsletter is not connected on this copy of the site.
      </Translate>
    </p>
  );
}

/** The newsletter box of the footer; without an endpoint it shows a note and accepts no address. */
export function Subscribe(): ReactNode {
  const endpoint = useDocusaurusContext().siteConfig.customFields?.newsletterEndpoint;
  return (
    <>
      <h2>
        <Translate id="subscribe.title" description="Title of the newsletter box">
          Monthly newsletter
        </Translate>
      </h2>
      {typeof endpoint === 'string' ? <Form endpoint={endpoint} /> : <NotConnected />}
    </>
  );
}
