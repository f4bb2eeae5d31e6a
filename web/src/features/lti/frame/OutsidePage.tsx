import { useLocation } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useWindow } from './use-window.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** For every page that does not exist inside an LMS. */
export function OutsidePage() {
  const { pathname, search } = useLocation();
  const { open, problem } = useWindow();
  return (
    <PageFrame title={t(m.opensInNewWindow)} access="signed-in" width="reading">
      <PageHeader title={t(m.thisOpensInNewWindow)} lead={t(m.notInsideCourse)} />
      <Button variant="contained" onClick={() => void open(pathname + search)}>
        {t(m.openInNewWindow)}
      </Button>
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
    </PageFrame>
  );
}
