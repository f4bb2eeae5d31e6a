import { enterLtiLaunch, readPendingLtiLaunch, type PendingLtiLaunch } from '@lemma/contracts';
import { useCallback, useRef, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { frame, keepSecret, keptTicket } from '../../../api/frame/frame.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { CreateLtiAccountForm } from './CreateLtiAccountForm.tsx';
import { handOver } from './hand-over.ts';
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
    <PageFrame title="Welcome" width="reading">
      {error === undefined ? null : (
        <Note tone="wrong" role="alert" title="This launch has ended.">
          {wordsFor(error)}
        </Note>
      )}
      {pending === undefined && error === undefined && <AuthenticationWait label="Loading your launch" />}
      {pending !== undefined && <ChooseAccount pending={pending} />}
    </PageFrame>
  );
}

function ChooseAccount({ pending }: { pending: PendingLtiLaunch }) {
  const [problem, setProblem] = useState<string>();
  const stop = useRef<() => void>(undefined);

  const enter = useCallback(async (): Promise<void> => {
    try {
      const { path, secret } = await call(enterLtiLaunch, { body: { launch: pending.launch } });
      if (frame !== null) keepSecret(frame, secret);
      location.replace(path);
    } catch (error) {
      setProblem(wordsFor(error));
    }
  }, [pending.launch]);

  const handleSignIn = (): void => {
    stop.current?.();
    const opened = window.open(paths.linkLms, '_blank');
    if (opened === null)
      setProblem('Your browser has kept the window closed. Allow windows of this page, then try again.');
    else stop.current = handOver(opened, pending.launch, () => void enter());
  };

  return (
    <>
      <PageHeader
        title={pending.course === '' ? 'Welcome' : `Welcome to ${pending.course}`}
        lead={`You come from ${pending.platform} for the first time. Which account is yours here?`}
      />
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
      <div className={css.choices}>
        <Card>
          <CardHead title="I have an account" />
          <p className={css.words}>Sign in to it in a new window. From then on this course opens it.</p>
          <Button variant="contained" onClick={handleSignIn}>
            Sign in
          </Button>
        </Card>
        <CreateLtiAccountForm pending={pending} onCreated={() => void enter()} />
      </div>
    </>
  );
}
