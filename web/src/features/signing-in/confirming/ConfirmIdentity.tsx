import { confirmIdentity, getSignInMethods } from '@lemma/contracts';
import { useId, useState, type ReactNode } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { readAgain } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { CodeField } from './CodeField.tsx';
import { answerWithPasskey, canUsePasskeys, passkeyWords } from './passkey-browser.ts';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { WithSignInMethods, type SignInMethods } from '../WithSignInMethods.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ConfirmIdentity.module.css';

interface ConfirmIdentityProps {
  isOpen: boolean;
  needsTwoStep: boolean;
  onSettled: (isConfirmed: boolean) => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

const skeleton = (
  <DialogContent aria-busy="true">
    <SkeletonBar height={120} />
  </DialogContent>
);

/** Asks for the password and the second factor once more, before something that only the person themselves may do. */
export function ConfirmIdentity({ isOpen, needsTwoStep, onSettled, onGone }: ConfirmIdentityProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => onSettled(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={`${id}-title`}>{needsTwoStep ? t(m.setUpSecondStep) : t(m.confirmItIsYou)}</DialogTitle>
      {needsTwoStep ? (
        <Words onClose={() => onSettled(false)} action={t(m.goToAccount)} address={`${paths.account}#two-step-sign-in`}>
          {t(m.administratorsNeedSecondStep)}
        </Words>
      ) : (
        <WithSignInMethods skeleton={skeleton}>
          {(methods) =>
            methods.hasPassword || methods.hasAuthenticator || methods.passkeys.length > 0 ? (
              <ConfirmForm methods={methods} onSettled={onSettled} />
            ) : (
              <Words onClose={() => onSettled(false)}>
                {methods.linkedAccounts[0] === undefined
                  ? t(m.noPasswordLinked)
                  : t(m.noPasswordProvider, { provider: methods.linkedAccounts[0].provider })}
              </Words>
            )
          }
        </WithSignInMethods>
      )}
    </Dialog>
  );
}

interface WordsProps {
  children: ReactNode;
  action?: string;
  address?: string;
  onClose: () => void;
}

function Words({ children, action, address, onClose }: WordsProps) {
  return (
    <>
      <DialogContent className={css.quiet}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant={action === undefined ? 'contained' : 'outlined'}>
          {t(m.close)}
        </Button>
        {action !== undefined && (
          <Button href={address ?? paths.account} variant="contained">
            {action}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface EitherCodeProps {
  methods: SignInMethods;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code of the authenticator app, or a recovery code in its place. */
function EitherCode({ methods, ...field }: EitherCodeProps) {
  const [kind, setKind] = useState<'totp' | 'recovery-code'>(methods.hasAuthenticator ? 'totp' : 'recovery-code');
  return (
    <div>
      <CodeField kind={kind} {...field} />
      {methods.hasAuthenticator && methods.recoveryCodesLeft > 0 && (
        <Button
          size="small"
          variant="text"
          className={css.after}
          onClick={() => setKind(kind === 'totp' ? 'recovery-code' : 'totp')}
        >
          {kind === 'totp' ? t(m.withRecoveryCode) : t(m.withApp)}
        </Button>
      )}
    </div>
  );
}

function ConfirmForm({ methods, onSettled }: { methods: SignInMethods; onSettled: (isConfirmed: boolean) => void }) {
  const form = useForm({ password: '', code: '' });
  const { password, code } = form.values;
  const hasPasskey = methods.passkeys.length > 0 && canUsePasskeys();
  const asksForCode = methods.hasAuthenticator || (methods.passkeys.length > 0 && methods.recoveryCodesLeft > 0);

  const confirm = async (findAnswer: () => Promise<{ code?: string; credential?: string } | undefined>) => {
    await form.send(async () => {
      const answer = await findAnswer();
      if (answer === undefined) return;
      await call(confirmIdentity, { body: { ...(password !== '' && { password }), ...answer } });
      void readAgain(getSignInMethods, {});
      onSettled(true);
    }, passkeyWords);
  };
  const handlePasskey = () =>
    void confirm(async () => {
      const credential = await answerWithPasskey();
      return credential === undefined ? undefined : { credential };
    });

  return (
    <Form state={form} onSubmit={() => confirm(async () => (code === '' ? {} : { code }))}>
      <DialogContent className={css.stack}>
        <p>{t(m.weAskBefore)}</p>
        {methods.hasPassword && (
          <PasswordField
            label={t(m.yourPassword)}
            autoComplete="current-password"
            autoFocus
            {...form.field('password')}
          />
        )}
        {asksForCode && <EitherCode methods={methods} {...form.field('code')} />}
        <FormProblem state={form} />
        {hasPasskey && (
          <Button startIcon={<KeyRound aria-hidden />} disabled={form.isSending} onClick={handlePasskey}>
            {t(m.withPasskey)}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettled(false)}>{t(m.cancel)}</Button>
        {(asksForCode || methods.passkeys.length === 0) && (
          <Button type="submit" variant="contained" disabled={form.isSending}>
            {t(m.confirm)}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}
