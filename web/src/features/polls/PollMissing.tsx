import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../ui/messages/ErrorPage.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** In place of a poll that is somebody else's, or that never was. */
export function PollMissing() {
  return (
    <MessagePage
      title={t(m.pollNotHere)}
      sign="{ } = ∅"
      actions={
        <Button component={Link} to={paths.findPoll} variant="contained">
          {t(m.typeCode)}
        </Button>
      }
    >
      {t(m.linkOldOrNotYours)}
    </MessagePage>
  );
}
