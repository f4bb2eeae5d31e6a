import type { ResponseOf, getUser } from '@lemma/contracts';
import { reactivateUser } from '@lemma/contracts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { isStaff } from '../../../session/permissions.ts';
import { Card, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import type { ReasonedAct } from './ReasonDialog.tsx';
import { saveUserData } from './save-user-data.ts';
import { deactivation, erasure, factorRemoval, signingInAs } from './user-acts.ts';
import { nameOf } from './user-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UserActs.module.css';

export type UserDetails = ResponseOf<typeof getUser>;

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));

interface UserActsProps {
  user: UserDetails;
  readAgain: () => Promise<void>;
}

/** The things an administrator can do with an account, the gravest last. */
export function UserActs({ user, readAgain }: UserActsProps) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const navigate = useNavigate();
  const [request, setRequest] = useState<ReasonedAct>();

  const onDone = async (words: string) => {
    await readAgain();
    toast.show({ kind: 'success', message: words });
  };
  const parts = { user, confirmed, onDone };

  // A whole new page: nothing that was read as an administrator stays.
  const handleSignedIn = () => location.assign(paths.home);
  const handleErased = async (words: string) => {
    await navigate(paths.administrationUsers());
    toast.show({ kind: 'success', message: words });
  };
  const attempt = async (act: () => Promise<unknown>, words: string) => {
    try {
      if ((await confirmed(act)) !== undefined) await onDone(words);
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };

  const name = nameOf(user);
  const isActive = user.deactivatedAt === null;
  return (
    <>
      <SettingsSection title={t(m.support)} hint={t(m.supportMeans)}>
        <Acts>
          <Act about={t(m.auditShows)}>
            <Button component={Link} to={paths.administrationAudit(user.id)} variant="outlined">
              {t(m.openAuditLog)}
            </Button>
          </Act>
          {isActive && !isStaff(user) && (
            <Act about={t(m.lookWithTheirEyes)}>
              <Button variant="outlined" onClick={() => setRequest(signingInAs(parts, handleSignedIn))}>
                {t(m.signInAsWords)} {user.firstName || name}
              </Button>
            </Act>
          )}
          {user.hasSecondFactor && (
            <Act about={t(m.lostPhone)}>
              <Button variant="outlined" onClick={() => setRequest(factorRemoval(parts))}>
                {t(m.removeTwoStepSignIn)}
              </Button>
            </Act>
          )}
        </Acts>
      </SettingsSection>
      <AccountActs
        user={user}
        ask={setRequest}
        attempt={attempt}
        acts={{ deactivate: deactivation(parts), erase: erasure({ ...parts, onDone: handleErased }) }}
      />
      {request !== undefined && (
        <Suspense>
          <ReasonDialog request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface AccountActsProps {
  user: UserDetails;
  ask: (request: ReasonedAct) => void;
  attempt: (act: () => Promise<unknown>, words: string) => Promise<void>;
  acts: { readonly deactivate: ReasonedAct; readonly erase: ReasonedAct };
}

function AccountActs({ user, ask, attempt, acts }: AccountActsProps) {
  const name = nameOf(user);
  const isActive = user.deactivatedAt === null;
  return (
    <SettingsSection title={t(m.accountHead)} hint={t(m.accountMeans)}>
      <Acts>
        <Act about={t(m.everythingStored)}>
          <Button
            variant="outlined"
            onClick={() => void attempt(() => saveUserData(user.id, name), t(m.fileInDownloads))}
          >
            {t(m.downloadData)}
          </Button>
        </Act>
        <Act about={isActive ? t(m.keepsOut) : t(m.canSignInAgain)}>
          {isActive ? (
            <Button variant="outlined" color="error" onClick={() => ask(acts.deactivate)}>
              {t(m.deactivateButton)}
            </Button>
          ) : (
            <Button
              variant="outlined"
              onClick={() =>
                void attempt(() => call(reactivateUser, { params: { userId: user.id } }), t(m.maySignInAgain, { name }))
              }
            >
              {t(m.reactivate)}
            </Button>
          )}
        </Act>
        <Act about={t(m.removesPerson)}>
          <Button variant="outlined" color="error" onClick={() => ask(acts.erase)}>
            {t(m.eraseWords)}
          </Button>
        </Act>
      </Acts>
    </SettingsSection>
  );
}

function Acts({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <CardRows>{children}</CardRows>
    </Card>
  );
}

function Act({ about, children }: { about: string; children: ReactNode }) {
  return (
    <CardRow className={css.cardRow}>
      <Grow className={css.growing}>{about}</Grow>
      {children}
    </CardRow>
  );
}
