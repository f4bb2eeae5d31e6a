import type { User } from '@lemma/contracts';
import { LogOut, MessageSquarePlus, ShieldUser, UserRound } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { Menu } from '../../ui/mui/Menu.ts';
import MenuItem from '@mui/material/MenuItem';
import { useFeedbackDialog } from '../../features/feedback/use-feedback-dialog.tsx';
import { paths } from '../../paths.ts';
import { isStaff } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { useCarefulSignOut } from './use-careful-sign-out.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AccountMenuList.module.css';

const Who = part('li', css.who);

interface AccountMenuListProps {
  user: User;
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

/** The menu that opens under the person in the bar. */
export function AccountMenuList({ user, anchor, isOpen, onClose }: AccountMenuListProps) {
  const signOut = useCarefulSignOut();
  const { preferredEmail } = useSession();
  const feedback = useFeedbackDialog();
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        // Inside the bar, so that it belongs to a landmark.
        disablePortal
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: css.paper ?? '' } }}
      >
        <Who role="presentation">
          <b>
            {user.firstName} {user.lastName}
          </b>
          <small>
            {user.isAnonymous ? t(m.inThisBrowserOnly) : preferredEmail === '' ? user.userName : preferredEmail}
          </small>
        </Who>
        <MenuItem component={Link} to={paths.account} onClick={onClose} className={css.row}>
          <UserRound aria-hidden /> {t(m.account)}
        </MenuItem>
        {isStaff(user) && (
          <MenuItem component={Link} to={paths.administrationUsers()} onClick={onClose} className={css.row}>
            <ShieldUser aria-hidden /> {t(m.administration)}
          </MenuItem>
        )}
        <MenuItem
          className={css.row}
          onClick={() => {
            onClose();
            feedback.open();
          }}
        >
          <MessageSquarePlus aria-hidden /> {t(m.sendFeedback)}
        </MenuItem>
        <MenuItem
          className={css.row}
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          <LogOut aria-hidden /> {t(m.signOut)}
        </MenuItem>
      </Menu>
      {feedback.dialog}
    </>
  );
}
