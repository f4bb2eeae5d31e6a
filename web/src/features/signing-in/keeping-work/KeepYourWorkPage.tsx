import { getSignInOptions, type User } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { Navigate } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { WithSignInMethods } from '../WithSignInMethods.tsx';
import { ComesAlong } from './ComesAlong.tsx';
import { MergeForm } from './MergeForm.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeepYourWorkPage.module.css';

const Columns = part('div', css.columns);

/** S05: an anonymous learner makes an account, or goes up into the one they have. */
export function KeepYourWorkPage() {
  const { user } = useSession();
  // Where they go from here is decided by the forms, not by who they have just become.
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <PageFrame title={t(m.keepWork)} access="signed-in">
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
  const options = useRead(getSignInOptions, {});
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
        title={t(m.keepWork)}
        lead={
          <>
            <Rich of={m.soFarOnlyBrowser} values={{ shownName }} tags={{ b: <b /> }} />
          </>
        }
      />
      <Columns>
        <div>
          <Loaded read={options} noun="setting" skeleton={<SkeletonBar height={420} />}>
            {({ mayMakeAccount }) => (
              <WithSignInMethods skeleton={<SkeletonBar height={420} />}>
                {({ linkedAccounts }) =>
                  (mayMakeAccount || linkedAccounts.length > 0) && (
                    <UpgradeForm
                      linked={linkedAccounts[0]}
                      onUpgraded={(user) => void handleDone(user, t(m.accountMadeWorkSafe))}
                      onKnownEmail={handleKnown}
                    />
                  )
                }
              </WithSignInMethods>
            )}
          </Loaded>
          <div ref={merging}>
            <MergeForm
              key={email}
              title={t(m.iAccountAlready)}
              initialEmail={email}
              note={(other) => t(m.allWorkMovesTo, { other })}
              onMerged={(user) => void handleDone(user, t(m.bothAccountsOneNow))}
            />
          </div>
        </div>
        <ComesAlong />
      </Columns>
    </>
  );
}
