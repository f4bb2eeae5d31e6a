import { use, type ReactElement, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { TitledContext } from './titled-context.ts';

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  padding: '48px 24px',
  textAlign: 'center',
  flex: 1,
  '& p': { maxWidth: '34em', color: theme.vars.palette.text.secondary },
  '& h1': { ...theme.typography.h1 },
  '& h2': { ...theme.typography.h2 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' },
}));

const Sign = styled('span')({
  fontFamily: 'Georgia, "Times New Roman", serif',
  fontSize: 40,
  lineHeight: 1.1,
  marginBottom: 8,
  whiteSpace: 'nowrap',
  '& .over': { display: 'inline-grid', justifyItems: 'center' },
  '& .over > span:first-of-type': { borderBottom: '2px solid currentColor', padding: '0 6px 2px' },
});

/** Draws the result of dividing by zero. */
function OneOverZero(): ReactElement {
  return (
    <Sign aria-hidden="true">
      <span className="over">
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
        <h1 style={{ fontSize: 18, lineHeight: '26px', letterSpacing: 0 }}>
          An unexpected error occurred. We&apos;ll get this fixed as soon as possible!
        </h1>
      )}
      <p style={{ fontSize: 14, lineHeight: '20px' }}>Reload the page. If it happens again, {support}.</p>
      <div className="actions">
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
      {actions === undefined ? null : <div className="actions">{actions}</div>}
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
