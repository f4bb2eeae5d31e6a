import { listNotifications, type countNotifications, type ResponseOf } from '@lemma/contracts';
import { Settings } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Popover } from '../../../ui/mui/Popover.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { NotificationRows } from '../list/NotificationRows.tsx';
import { useReadAll } from '../list/use-read-all.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationPanel.module.css';

const shownInPanel = 6;

interface NotificationPanelProps {
  anchor: HTMLElement;
  isOpen: boolean;
  /** The state that the bell shows; when it changes, the list is read again. */
  count: ResponseOf<typeof countNotifications> | undefined;
  onClose: () => void;
}

/** The newest notifications under the bell. */
export function NotificationPanel({ anchor, isOpen, count, onClose }: NotificationPanelProps) {
  const id = useId();
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      // Inside the bar, so that it belongs to a landmark.
      disablePortal
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: css.paper ?? '' } }}
    >
      <PanelContent id={id} version={`${count?.unreadCount} ${count?.newestAt}`} onClose={onClose} />
    </Popover>
  );
}

function PanelContent({ id, version, onClose }: { id: string; version: string; onClose: () => void }) {
  const { data, error, mutate } = useRead(listNotifications, {});
  const readAll = useReadAll();
  useEffect(() => void mutate(), [version, mutate]);
  return (
    <>
      <div className={css.head}>
        <h2 id={id}>{t(m.notifications)}</h2>
        {data !== undefined && data.unreadCount > 0 && (
          <Button variant="text" size="small" onClick={() => void readAll(data)}>
            {t(m.markAllRead)}
          </Button>
        )}
        <IconButton
          component={Link}
          to={`${paths.notifications}#settings`}
          aria-label={t(m.chooseNotifications)}
          onClick={onClose}
        >
          <Settings aria-hidden size={20} />
        </IconButton>
      </div>
      {data === undefined ? (
        <p className={css.quiet} role="status">
          {error === undefined ? t(m.loadingNotifications) : wordsFor(error)}
        </p>
      ) : data.notifications.length === 0 ? (
        <p className={css.quiet}>{t(m.nothingYet)}</p>
      ) : (
        <NotificationRows notifications={data.notifications.slice(0, shownInPanel)} onOpen={onClose} />
      )}
      <div className={css.foot}>
        <Button component={Link} to={paths.notifications} variant="text" size="small" onClick={onClose}>
          {t(m.seeAll)}
        </Button>
      </div>
    </>
  );
}
