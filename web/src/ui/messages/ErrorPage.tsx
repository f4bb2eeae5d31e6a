import { use, type ReactElement, type ReactNode } from 'react';
import { Button } from '../pressing/Button.tsx';
import { TitledContext } from './titled-context.ts';
import { part } from '../part.ts';
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
  const support =
    supportEmail === undefined ? 'contact support' : <a href={`mailto:${supportEmail}`}>contact support</a>;
  return (
    <Centre>
      <OneOverZero />
      {variant === 'sorry' ? (
        <>
          <h1>Sorry...</h1>
          <p>Something went wrong. We&apos;ll get this fixed as soon as possible!</p>
        </>
      ) : (
        <h1 className={css.text}>An unexpected error occurred. We&apos;ll get this fixed as soon as possible!</h1>
      )}
      <p className={css.smallText}>Reload the page. If it happens again, {support}.</p>
      <div className={css.actions}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
        {path === '/' ? null : (
          <Button variant="text" href="/">
            Home
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
      title="Page not found"
      sign="{ } = ∅"
      actions={
        <Button variant="contained" href="/">
          Home
        </Button>
      }
    >
      There is nothing at this address. Perhaps a link is old, or a letter is missing.
    </MessagePage>
  );
}
