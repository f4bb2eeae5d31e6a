import { ExternalLink } from 'lucide-react';
import { useLocation } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import type { FramePlace } from '../../../api/frame/frame.ts';
import { Bar, BarInner } from '../../../frame/navigation/Bar.tsx';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { useHeightMessages } from './use-height-messages.ts';
import { useOtherAccount } from './use-other-account.ts';
import { useWindow } from './use-window.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FrameBar.module.css';

const Name = part('span', css.name);

/** Pages that are about the launch itself, and mean nothing outside the frame. */
const ofLaunch = ['/welcome', '/not-open-yet', '/connect', '/choose'];

interface FrameBarProps {
  place: FramePlace;
  isWide: boolean;
}

/** The bar of a page in the frame of an LMS: whose launch it is, and the way into a window of its own. */
export function FrameBar({ isWide }: FrameBarProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const { open, problem } = useWindow();
  const other = useOtherAccount();
  useHeightMessages();
  if (user === null) return null;
  return (
    <Bar isScrolled={false} className={css.bar}>
      <BarInner isWide={isWide}>
        <Name>{`${user.firstName} ${user.lastName}`}</Name>
        {user.email === '' && pathname !== '/welcome' && (
          <Button size="small" variant="text" onClick={other.choose}>
            {t(m.haveAnotherAccount)}
          </Button>
        )}
        {!ofLaunch.includes(pathname) && (
          <Button
            size="small"
            className={css.out}
            endIcon={<ExternalLink aria-hidden size={16} />}
            onClick={() => void open(pathname + search)}
          >
            {t(m.openInNewWindow)}
          </Button>
        )}
      </BarInner>
      {(problem ?? other.problem) !== undefined && (
        <Note tone="wrong" role="alert">
          {problem ?? other.problem}
        </Note>
      )}
    </Bar>
  );
}
