import { productName } from '@lemma/contracts';
import { CircleHelp, Menu, WifiOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useLocation, useNavigation } from '../../routing/router-context.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { useNetwork } from '../../api/network-state.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { LoadingBar } from '../../ui/waiting/LoadingBar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bar, BarInner } from './Bar.tsx';
import { isActive, logoTarget, navigationLinks } from './navigation-links.ts';
import { useIsScrolled } from './use-is-scrolled.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NavigationBar.module.css';

const NavigationDrawer = lazy(async () => ({ default: (await import('./NavigationDrawer.tsx')).NavigationDrawer }));

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/notifications/bell/NotificationBell.tsx')).NotificationBell,
}));

const Brand = part(Link, css.brand);

const Links = part('nav', css.links);

const Burger = part(IconButton, css.burger);

const Offline = part('output', css.offline);

interface NavigationBarProps {
  isLoading: boolean;
  isWide: boolean;
}

/** The navigation bar of every page (F06–F10). */
export function NavigationBar({ isLoading, isWide }: NavigationBarProps) {
  const { user, isAuthInitialized } = useSession();
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isScrolled = useIsScrolled();
  const { isOnline } = useNetwork();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <Bar isScrolled={isScrolled}>
      <LoadingBar active={isLoading || isNavigating} />
      <BarInner isWide={isWide}>
        <Burger aria-label={t(m.openMenu)} aria-expanded={drawer === 'open'} onClick={() => setDrawer('open')}>
          <Menu aria-hidden size={20} />
        </Burger>
        <Brand to={logoTarget(user)} aria-label={t(m.productHome, { product: productName })}>
          <Logo />
        </Brand>
        <Links aria-label={t(m.mainNavigation)}>
          {navigationLinks(user).map((link) => (
            <Link key={link.to} to={link.to} aria-current={isActive(link, pathname) ? 'page' : undefined}>
              {link.label}
            </Link>
          ))}
        </Links>
        <span className={css.growing} />
        {!isOnline && (
          <Offline>
            <WifiOff aria-hidden /> {t(m.offline)}
          </Offline>
        )}
        {user !== null && (
          <ErrorBoundary variant="hide">
            <Suspense>
              <NotificationBell key={user.uid} user={user} />
            </Suspense>
          </ErrorBoundary>
        )}
        {user !== null && !user.isAnonymous && (
          <IconButton component={Link} to={paths.help} aria-label={t(m.help)}>
            <CircleHelp aria-hidden size={20} />
          </IconButton>
        )}
        <ErrorBoundary
          variant="small"
          fallback={<a href={paths.account}>{user === null ? t(m.signIn) : t(m.account)}</a>}
        >
          {user === null ? <SignInButton isDisabled={!isAuthInitialized} /> : <AccountMenu user={user} />}
        </ErrorBoundary>
      </BarInner>
      {drawer !== 'unused' && (
        <ErrorBoundary variant="hide">
          <Suspense>
            <NavigationDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Bar>
  );
}

/** F08: disabled while it is not known who is here; comes back to this page afterwards. */
function SignInButton({ isDisabled }: { isDisabled: boolean }) {
  const { pathname, search } = useLocation();
  const next = pathname === paths.home || pathname === paths.account ? undefined : pathname + search;
  return (
    <Button component={Link} to={paths.signIn(next)} variant="soft" disabled={isDisabled} className={css.button}>
      {t(m.signIn)}
    </Button>
  );
}
