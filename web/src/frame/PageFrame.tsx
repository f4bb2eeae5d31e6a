import { type ComponentProps, Fragment, lazy, Suspense, type ReactNode } from 'react';
import { frame as place } from '../api/frame/frame.ts';
import { reportAccountForm } from '../reports/report.ts';
import { ErrorBoundary } from '../ui/messages/ErrorBoundary.tsx';
import { SkipLink } from '../ui/hidden/SkipLink.tsx';
import { mayAccess, type Access } from '../session/permissions.ts';
import { useSession } from '../session/session-context.ts';
import { AccountFormMissing } from './AccountFormMissing.tsx';
import { AuthenticationWait } from './AuthenticationWait.tsx';
import { Footer } from './navigation/Footer.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { PageHead } from './PageHead.tsx';
import { useMainFocus } from './use-main-focus.ts';
import { classes } from '../ui/classes.ts';
import css from './PageFrame.module.css';

const AccessDenied = lazy(async () => {
  try {
    return { default: (await import('../features/signing-in/account-page/AccessDenied.tsx')).AccessDenied };
  } catch {
    reportAccountForm();
    return { default: AccountFormMissing };
  }
});

const FrameBar = lazy(async () => ({
  default: (await import('../features/lti/frame/FrameBar.tsx')).FrameBar,
}));

const FrameEnded = lazy(async () => ({
  default: (await import('../features/lti/frame/FrameEnded.tsx')).FrameEnded,
}));

const ActingBanner = lazy(async () => ({
  default: (await import('../features/administration/users/ActingBanner.tsx')).ActingBanner,
}));

/** `reading` 720, `content` 1280, `wide` 1536 for grids and tables, `full` without sides or padding. */
export type PageWidth = 'reading' | 'content' | 'wide' | 'full';

interface MainProps extends ComponentProps<'main'> {
  width: PageWidth;
}

export function Main({ width, className, ...props }: MainProps) {
  return <main {...props} className={classes(css.main, css[width], className)} />;
}

export interface PageFrameProps {
  /** Stands before the product's name in the tab. */
  title: string;
  description?: string | undefined;
  /** Path of the one address that this page should be found under. */
  canonical?: string;
  /** The people who may see the page; everybody when left out (F02). */
  access?: Access;
  footer?: boolean;
  width?: PageWidth;
  /** Data of the page is loading: shows the bar along the upper edge (F09). */
  isLoading?: boolean;
  children: ReactNode;
}

/** In the frame of an LMS: whose launch it is, and the way into a window of its own; nothing elsewhere. */
export function LaunchBar({ isWide = false }: { isWide?: boolean }) {
  if (place === null) return null;
  return (
    <Suspense>
      <FrameBar place={place} isWide={isWide} />
    </Suspense>
  );
}

/** The frame around a page (F01): head, navigation, main area, footer. Its child brings the one `h1`. */
export function PageFrame(props: PageFrameProps) {
  const { access, footer = true, width = 'content', isLoading = false, children } = props;
  const main = useMainFocus();
  const { user } = useSession();
  const isActing = user !== null && user.actingAdministrator !== null;
  return (
    <>
      <PageHead title={props.title} description={props.description} canonical={props.canonical} />
      <SkipLink />
      {isActing && (
        <ErrorBoundary variant="hide">
          <Suspense>
            <ActingBanner />
          </Suspense>
        </ErrorBoundary>
      )}
      {place === null ? (
        <NavigationBar isLoading={isLoading} isWide={width === 'wide'} />
      ) : (
        <LaunchBar isWide={width === 'wide'} />
      )}
      <Main id="main" tabIndex={-1} ref={main} width={width}>
        {access === undefined ? children : <Guarded access={access}>{children}</Guarded>}
      </Main>
      {footer && place === null && <Footer isWide={width === 'wide'} />}
    </>
  );
}

/** Shows its children to those who may see them; others get the account form, or a word that their account may not. */
export function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const { user, isAuthInitialized } = useSession();
  if (!isAuthInitialized) return <AuthenticationWait />;
  // The next person must not see what this one typed.
  if (mayAccess(user, access)) return <Fragment key={user?.uid}>{children}</Fragment>;
  return (
    <Suspense fallback={<AuthenticationWait />}>
      {place === null ? <AccessDenied access={access} /> : <FrameEnded />}
    </Suspense>
  );
}
