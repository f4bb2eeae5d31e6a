import { Note } from '../../../ui/messages/Note.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** In place of a page whose launch has ended. */
export function FrameEnded() {
  return (
    <Note tone="information" role="status" title={t(m.launchEnded)}>
      {t(m.openLinkInCourse)}
    </Note>
  );
}
