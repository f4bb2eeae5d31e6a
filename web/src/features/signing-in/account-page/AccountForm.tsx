import { getSignInOptions, type User } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { FormColumn } from '../FormColumn.tsx';
import type { SignUpRole } from './RolePick.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import formColumnCss from '../FormColumn.module.css';

export type AccountFormKind = 'sign-in' | 'sign-up';

interface AccountFormProps {
  kind: AccountFormKind;
  onKind: (kind: AccountFormKind) => void;
  role?: SignUpRole;
  /** One sentence that says why the form is shown. */
  reason?: ReactNode;
  /** In place of the usual heading. */
  title?: string | undefined;
  /** Called after the session has taken the user over. */
  onSignedIn?: (user: User) => void;
}

/** Sign in or sign up; also what stands where somebody must be known first (F02). */
export function AccountForm({ kind, onKind, role = 'learner', reason, title, onSignedIn }: AccountFormProps) {
  const { adopt, authError } = useSession();
  const { data: options } = useRead(getSignInOptions, {});
  const mayMakeAccount = options?.mayMakeAccount ?? true;
  const handleSignedIn = async (user: User) => {
    await adopt(user);
    onSignedIn?.(user);
  };
  return (
    <FormColumn>
      <h1>{title ?? (kind === 'sign-in' ? 'Sign in' : 'Create your account')}</h1>
      {reason !== undefined && <p className={formColumnCss.reason}>{reason}</p>}
      {authError !== null && <Note tone="warning" role="alert" title={authError} />}
      {kind === 'sign-in' ? (
        <SignInForm onSignedIn={(user) => void handleSignedIn(user)} />
      ) : !mayMakeAccount ? (
        <Note tone="information" role="status" title="Accounts are not made freely here">
          Ask your school or your teacher for one. With a class code you can join without an account.
        </Note>
      ) : (
        <SignUpForm role={role} onSignedIn={(user) => void handleSignedIn(user)} />
      )}
      <p>
        {kind === 'sign-up' ? (
          <>
            Already have an account?{' '}
            <button type="button" onClick={() => onKind('sign-in')}>
              Sign in
            </button>
            <br />
          </>
        ) : mayMakeAccount ? (
          <>
            New here?{' '}
            <button type="button" onClick={() => onKind('sign-up')}>
              Create an account
            </button>
            <br />
          </>
        ) : null}
        Only have a class code? <Link to={paths.home}>Join without an account</Link>
      </p>
    </FormColumn>
  );
}
