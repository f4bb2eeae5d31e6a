import { linkLtiAccount } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { useUser } from '../../../session/session-context.ts';
import { useSite } from '../../../site.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { askForLaunch, finishLinking } from './hand-over.ts';
import { linkProblem } from './launch-problems.ts';

/** The window that a frame opens for somebody who has an account (C11, P07). */
export function LinkLmsPage() {
  const [launch, setLaunch] = useState<string>();
  useEffect(() => askForLaunch(setLaunch), []);
  return (
    <PageFrame title="Link your account" access="known" width="reading">
      <LinkLms launch={launch} />
    </PageFrame>
  );
}

function LinkLms({ launch }: { launch: string | undefined }) {
  const user = useUser();
  const contact = useSite()?.contactEmail ?? '';
  const confirmed = useConfirmed();
  const [state, setState] = useState<'asking' | 'linking' | 'linked'>('asking');
  const [problem, setProblem] = useState<string>();

  const handleLink = async (): Promise<void> => {
    if (launch === undefined) return;
    setState('linking');
    setProblem(undefined);
    try {
      const linked = await confirmed(() => call(linkLtiAccount, { body: { launch, confirm: true } }));
      setState(linked === undefined ? 'asking' : 'linked');
      if (linked !== undefined) finishLinking();
    } catch (error) {
      setState('asking');
      setProblem(linkProblem(error, contact));
    }
  };

  if (launch === undefined) {
    return (
      <>
        <PageHeader title="Link your account" />
        <Note tone="information" title="Open this page from your course.">
          Go back to your course, open the link again and choose “Sign in”.
        </Note>
      </>
    );
  }
  if (state === 'linked') {
    return (
      <>
        <PageHeader title="Link your account" />
        <Note tone="right" role="status" title="Your account is linked.">
          Close this window and continue in your course.
        </Note>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Link this account with your course?"
        lead={`You are signed in as ${user?.firstName ?? ''} ${user?.lastName ?? ''}. From now on your course opens this account.`}
      />
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
      <Button variant="contained" disabled={state === 'linking'} onClick={() => void handleLink()}>
        Link my account
      </Button>
    </>
  );
}
