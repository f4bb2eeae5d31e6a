import { countNotifications, readNotification, type Notification } from '@lemma/contracts';
import { Link } from '../../../routing/Link.tsx';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain } from '../../../api/use-read.ts';
import { agoWords } from '../../../dates.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { signs } from './kind-icons.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationRows.module.css';

interface NotificationRowsProps {
  notifications: readonly Notification[];
  /** One was opened, and is read from now on. */
  onOpen?: () => void;
}

/** Notifications as a list of links; opening one marks it as read. */
export function NotificationRows({ notifications, onOpen }: NotificationRowsProps) {
  const handleOpen = (notification: Notification): void => {
    // The page behind it opens whether or not this is stored.
    if (!notification.isRead) {
      call(readNotification, { params: { notificationId: notification.id } })
        .then(() => readAgain(countNotifications, {}))
        .catch(() => undefined);
    }
    onOpen?.();
  };
  return (
    <ul className={css.rows}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onOpen={() => handleOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { kind, title, detail, path, at, isRead } = notification;
  const { Icon, tone } = signs[kind];
  return (
    <Link to={path} className={isRead ? css.row : `${css.row} ${css.unread}`} onClick={onOpen}>
      <span className={css.sign} data-tone={tone}>
        <Icon aria-hidden size={18} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {title}
          {!isRead && <VisuallyHidden>{t(m.newLabel)}</VisuallyHidden>}
        </span>
        <span className={css.detail}>{detail}</span>
      </span>
      <time className={css.when} dateTime={at}>
        {agoWords(at, serverNow())}
      </time>
    </Link>
  );
}
