import { productName } from '@lemma/contracts';
import { X } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useLocation } from '../../routing/router-context.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Drawer } from '../../ui/mui/Drawer.ts';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Logo } from '../../ui/Logo.tsx';
import { isActive, logoTarget, navigationLinks } from './navigation-links.ts';
import { useCarefulSignOut } from './use-careful-sign-out.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NavigationDrawer.module.css';

const Head = part('div', css.head);

const Links = part('nav', css.links);

interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of small screens (F10): 80 % of the width, up to 300 px (K10). */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const signOut = useCarefulSignOut();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t(m.menu), role: 'dialog', className: css.paper ?? '' } }}
    >
      <Head>
        <Link to={logoTarget(user)} onClick={onClose} aria-label={t(m.productHome, { product: productName })}>
          <Logo />
        </Link>
        <IconButton aria-label={t(m.closeMenu)} onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </Head>
      <Links aria-label={t(m.menu)}>
        {navigationLinks(user).map((link) => (
          <Link
            key={link.to}
            to={link.to}
            onClick={onClose}
            aria-current={isActive(link, pathname) ? 'page' : undefined}
          >
            {link.label}
          </Link>
        ))}
        <Link to={paths.account} onClick={onClose} aria-current={pathname === paths.account ? 'page' : undefined}>
          {user === null ? t(m.signIn) : t(m.account)}
        </Link>
        {user !== null && !user.isAnonymous && (
          <Link to={paths.help} onClick={onClose} aria-current={pathname === paths.help ? 'page' : undefined}>
            {t(m.help)}
          </Link>
        )}
        {user !== null && (
          <Button
            variant="text"
            className={css.button}
            onClick={() => {
              onClose();
              void signOut();
            }}
          >
            {t(m.signOut)}
          </Button>
        )}
      </Links>
    </Drawer>
  );
}
