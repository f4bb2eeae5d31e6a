import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { useSession } from '../../../session/session-context.ts';
import { SignInForm } from './SignInForm.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SignInAgain.module.css';

/** Asks the owner of this page to sign in again, in place. */
export function SignInAgain() {
  const id = useId();
  const { user, adopt, leave } = useSession();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
      <DialogTitle id={`${id}-title`}>{t(m.signInAgain)}</DialogTitle>
      <DialogContent className={css.content}>
        <p id={`${id}-words`}>{name === '' ? t(m.sessionEnded) : t(m.sessionEndedOf, { name })}</p>
        <SignInForm
          username={user.userName === '' ? user.email : user.userName}
          onSignedIn={(signedIn) => void adopt(signedIn)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => void leave()}>
          {t(m.leaveWithoutSigningIn)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
