import { readPendingLtiLaunch, type PendingLtiLaunch } from '@lemma/contracts';
import { useCallback, useRef, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { frame, keptTicket } from '../../../api/frame/frame.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { CreateLtiAccountForm } from './CreateLtiAccountForm.tsx';
import { enterLaunch } from './enter-launch.ts';
import { handOver } from './hand-over.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WelcomePage.module.css';

/** Reads the launch that waits in this browser. */
function usePendingLaunch() {
  return useSWRImmutable<PendingLtiLaunch, unknown>(frame === null ? null : ['pending launch', frame.course], () => {
    if (frame === null) throw new Error('A launch is chosen for inside a frame.');
    const launch = keptTicket(frame);
    return call(readPendingLtiLaunch, { body: { course: frame.course, ...(launch !== undefined && { launch }) } });
  });
}

/** Section for people who launch for the first time: a new account, or the one that they have (C11). */
export function WelcomePage() {
  const { data: pending, error } = usePendingLaunch();
  return (
    <PageFrame title={t(m.welcome)} width="reading">
      {error === undefined ? null : <Note tone="wrong" role="alert" title={wordsFor(error)} />}
      {pending === undefined && error === undefined && <AuthenticationWait label={t(m.loadingLaunch)} />}
      {pending !== undefined && <ChooseAccount pending={pending} />}
    </PageFrame>
  );
}

function ChooseAccount({ pending }: { pending: PendingLtiLaunch }) {
  const [problem, setProblem] = useState<string>();
  const stop = useRef<() => void>(undefined);

  const enter = useCallback(async (): Promise<void> => {
    try {
      await enterLaunch(pending.launch);
    } catch (error) {
      setProblem(wordsFor(error));
    }
  }, [pending.launch]);

  const handleSignIn = (): void => {
    stop.current?.();
    const opened = window.open(paths.linkLms, '_blank');
    if (opened === null) setProblem(t(m.windowKeptClosed));
    else stop.current = handOver(opened, pending.launch, () => void enter());
  };

  return (
    <>
      <PageHeader
        title={pending.course === '' ? t(m.welcome) : t(m.welcomeTo, { course: pending.course })}
        lead={t(m.comeFrom, { platform: pending.platform })}
      />
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
      <div className={css.choices}>
        <Card>
          <CardHead title={t(m.haveAccount)} />
          <CardBody className={css.own}>
            <p>{t(m.signInInWindow)}</p>
            <Button variant="contained" onClick={handleSignIn}>
              {t(m.signIn)}
            </Button>
          </CardBody>
        </Card>
        <CreateLtiAccountForm pending={pending} onCreated={() => void enter()} />
      </div>
    </>
  );
}
