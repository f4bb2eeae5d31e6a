import { use, type ReactElement, type ReactNode } from 'react';
import { Button } from '../pressing/Button.tsx';
import { TitledContext } from './titled-context.ts';
import { part } from '../part.ts';
import { Rich, t } from '../../words/say.tsx';
import { Anchor } from '../../words/tags.tsx';
import * as m from './messages.ts';
import css from './ErrorPage.module.css';

const Centre = part('div', css.centre);

const Sign = part('span', css.sign);

/** Draws the result of dividing by zero. */
function OneOverZero(): ReactElement {
  return (
    <Sign aria-hidden="true">
      <span className={css.over}>
        <span>1</span>
        <span>0</span>
      </span>
    </Sign>
  );
}

interface ErrorPageProps {
  /** `sorry` when the page broke; `unexpected` where a part of the frame still stands. */
  variant?: 'sorry' | 'unexpected';
  /** Address of the support, shown as a link to write to. */
  supportEmail?: string | undefined;
  /** Present path, to leave the Home button out at `/`. */
  path?: string;
  /** Beside Reload and Home. */
  actions?: ReactNode;
}

/** [F12] [F13] The page that stands where a page broke. Links are plain: after an error the router is not relied on. */
export function ErrorPage({ variant = 'sorry', supportEmail, path = '', actions }: ErrorPageProps): ReactElement {
  const support = supportEmail === undefined ? <span /> : <Anchor href={`mailto:${supportEmail}`} />;
  return (
    <Centre>
      <OneOverZero />
      {variant === 'sorry' ? (
        <>
          <h1>{t(m.sorry)}</h1>
          <p>{t(m.somethingWentWrong)}</p>
        </>
      ) : (
        <h1 className={css.text}>{t(m.unexpectedError)}</h1>
      )}
      <p className={css.smallText}>
        <Rich of={m.reloadOrContact} tags={{ support }} />
      </p>
      <div className={css.actions}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t(m.reload)}
        </Button>
        {path === '/' ? null : (
          <Button variant="text" href="/">
            {t(m.home)}
          </Button>
        )}
        {actions}
      </div>
    </Centre>
  );
}

interface MessagePageProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  sign?: ReactNode;
}

/** A whole page that says one thing: not found, not allowed, gone. */
export function MessagePage({ title, children, actions, sign }: MessagePageProps): ReactElement {
  const Title = use(TitledContext) ? 'h2' : 'h1';
  return (
    <Centre>
      {sign === undefined ? null : <Sign aria-hidden="true">{sign}</Sign>}
      <Title>{title}</Title>
      <p>{children}</p>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </Centre>
  );
}

/** The page for an unknown address. */
export function NotFoundPage(): ReactElement {
  return (
    <MessagePage
      title={t(m.pageNotFound)}
      sign="{ } = ∅"
      actions={
        <Button variant="contained" href="/">
          {t(m.home)}
        </Button>
      }
    >
      {t(m.nothingAtAddress)}
    </MessagePage>
  );
}
