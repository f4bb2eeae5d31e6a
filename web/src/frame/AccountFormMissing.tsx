import { Button } from '../ui/pressing/Button.tsx';
import { MessagePage } from '../ui/messages/ErrorPage.tsx';

/** X17: in place of an account form that did not arrive. */
export function AccountFormMissing() {
  return (
    <MessagePage
      title="Error loading account form"
      actions={
        <Button variant="contained" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      The form to sign in did not arrive. Check your connection, then reload the page.
    </MessagePage>
  );
}
