import { useLocation } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useWindow } from './use-window.ts';

/** For every page that does not exist inside an LMS. */
export function OutsidePage() {
  const { pathname, search } = useLocation();
  const { open, problem } = useWindow();
  return (
    <PageFrame title="Opens in a new window" access="signed-in" width="reading">
      <PageHeader title="This page opens in a new window" lead="It is not shown inside your course." />
      <Button variant="contained" onClick={() => void open(pathname + search)}>
        Open in a new window
      </Button>
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
    </PageFrame>
  );
}
