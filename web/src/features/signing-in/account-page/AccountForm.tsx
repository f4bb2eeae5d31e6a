import { getSignInOptions, type User } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { FormColumn } from '../FormColumn.tsx';
import type { SignUpRole } from './RolePick.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
  const options = useRead(getSignInOptions, {});
  const handleSignedIn = async (user: User) => {
    await adopt(user);
    onSignedIn?.(user);
  };
  return (
    <FormColumn>
      <h1>{title ?? (kind === 'sign-in' ? t(m.signIn) : t(m.createAccount))}</h1>
      {reason !== undefined && <p className={formColumnCss.reason}>{reason}</p>}
      {authError !== null && <Note tone="warning" role="alert" title={authError} />}
      {kind === 'sign-in' ? (
        <SignInForm onSignedIn={(user) => void handleSignedIn(user)} />
      ) : (
        <Loaded read={options} noun="setting" skeleton={<SkeletonBar height={420} />}>
          {({ mayMakeAccount }) =>
            mayMakeAccount ? (
              <SignUpForm role={role} onSignedIn={(user) => void handleSignedIn(user)} />
            ) : (
              <Note tone="information" role="status" title={t(m.accountsNotMadeFreely)}>
                {t(m.askSchoolOrTeacher)}
              </Note>
            )
          }
        </Loaded>
      )}
      <p>
        {kind === 'sign-up' ? (
          <>
            {t(m.alreadyAccount)}{' '}
            <button type="button" onClick={() => onKind('sign-in')}>
              {t(m.signIn)}
            </button>
            <br />
          </>
        ) : options.data?.mayMakeAccount !== false ? (
          <>
            {t(m.newHere)}{' '}
            <button type="button" onClick={() => onKind('sign-up')}>
              {t(m.createAccountButton)}
            </button>
            <br />
          </>
        ) : null}
        <Rich of={m.onlyClassCodeJoin} tags={{ link: <Link to={paths.home} /> }} />
      </p>
    </FormColumn>
  );
}
