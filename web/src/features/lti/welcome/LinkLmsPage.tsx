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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The window that a frame opens for somebody who has an account (C11, P07). */
export function LinkLmsPage() {
  const [launch, setLaunch] = useState<string>();
  useEffect(() => askForLaunch(setLaunch), []);
  return (
    <PageFrame title={t(m.linkAccount)} access="known" width="reading">
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
        <PageHeader title={t(m.linkAccount)} />
        <Note tone="information" title={t(m.openFromCourse)}>
          {t(m.goBackToCourse)}
        </Note>
      </>
    );
  }
  if (state === 'linked') {
    return (
      <>
        <PageHeader title={t(m.linkAccount)} />
        <Note tone="right" role="status" title={t(m.accountLinked)}>
          {t(m.closeWindow)}
        </Note>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t(m.linkNow)}
        lead={t(m.signedInAs, { first: user?.firstName ?? '', last: user?.lastName ?? '' })}
      />
      {problem !== undefined && (
        <Note tone="wrong" role="alert">
          {problem}
        </Note>
      )}
      <Button variant="contained" disabled={state === 'linking'} onClick={() => void handleLink()}>
        {t(m.linkMyAccount)}
      </Button>
    </>
  );
}
