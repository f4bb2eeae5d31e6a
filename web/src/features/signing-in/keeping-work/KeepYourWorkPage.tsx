import { getSignInMethods, getSignInOptions, type User } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { Navigate } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { ComesAlong } from './ComesAlong.tsx';
import { MergeForm } from './MergeForm.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { part } from '../../../ui/part.ts';
import css from './KeepYourWorkPage.module.css';

const Columns = part('div', css.columns);

/** S05: an anonymous learner makes an account, or goes up into the one they have. */
export function KeepYourWorkPage() {
  const { user } = useSession();
  // Where they go from here is decided by the forms, not by who they have just become.
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <PageFrame title="Keep your work" access="signed-in">
      {user?.isAnonymous === true || isLeaving ? (
        <Forms name={`${user?.firstName ?? ''} ${user?.lastName ?? ''}`} onLeave={() => setIsLeaving(true)} />
      ) : (
        <Navigate to={paths.account} replace />
      )}
    </PageFrame>
  );
}

function Forms({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const merging = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState('');
  const { data: options } = useRead(getSignInOptions, {});
  const { data: methods } = useRead(getSignInMethods, {});
  const mayMakeAccount = options?.mayMakeAccount !== false || (methods?.linkedAccounts.length ?? 0) > 0;
  const [shownName] = useState(name);

  const handleDone = async (user: User, message: string) => {
    onLeave();
    await adopt(user);
    show({ kind: 'success', message });
    await navigate(paths.home);
  };
  const handleKnown = (known: string) => {
    setEmail(known);
    merging.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  };

  return (
    <>
      <PageHeader
        title="Keep your work"
        lead={
          <>
            So far only this browser knows you, as <b>{shownName}</b>. With an account your work is safe on any device.
          </>
        }
      />
      <Columns>
        <div>
          {mayMakeAccount && (
            <UpgradeForm
              onUpgraded={(user) => void handleDone(user, 'Your account is made. Your work is safe.')}
              onKnownEmail={handleKnown}
            />
          )}
          <div ref={merging}>
            <MergeForm
              key={email}
              title="I have an account already"
              initialEmail={email}
              note={(other) =>
                `All your work moves to ${other}. Where a class is in both, the attempts of both are kept and the better score counts.`
              }
              onMerged={(user) => void handleDone(user, 'Both accounts are one now. Your work came along.')}
            />
          </div>
        </div>
        <ComesAlong />
      </Columns>
    </>
  );
}
