import type { User } from '@lemma/contracts';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { ErrorBoundary } from '../../../ui/messages/ErrorBoundary.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationBell.module.css';
import { useNotificationCount } from './use-notification-count.ts';

const NotificationPanel = lazy(async () => ({ default: (await import('./NotificationPanel.tsx')).NotificationPanel }));

const most = 99;

/** The bell in the bar with the number of unread notifications; opens the panel of the newest. */
export function NotificationBell({ user }: { user: User }) {
  // The browser of an administrator who acts as the person has the administrator's time zone.
  const count = useNotificationCount({ saysTimeZone: user.actingAdministrator === null });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  const unread = count?.unreadCount ?? 0;
  return (
    <>
      <IconButton
        aria-label={unread === 0 ? t(m.notifications) : t(m.notificationsNew, { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setIsOpen(true);
        }}
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span aria-hidden className={css.count}>
            {unread > most ? `${most}+` : unread}
          </span>
        )}
      </IconButton>
      {anchor !== undefined && (
        <ErrorBoundary variant="hide">
          <Suspense>
            <NotificationPanel anchor={anchor} isOpen={isOpen} count={count} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
