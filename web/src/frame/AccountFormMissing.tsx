import { Button } from '../ui/pressing/Button.tsx';
import { MessagePage } from '../ui/messages/ErrorPage.tsx';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** X17: in place of an account form that did not arrive. */
export function AccountFormMissing() {
  return (
    <MessagePage
      title={t(m.errorLoadingAccountForm)}
      actions={
        <Button variant="contained" onClick={() => location.reload()}>
          {t(m.reload)}
        </Button>
      }
    >
      {t(m.formDidNotArrive)}
    </MessagePage>
  );
}
