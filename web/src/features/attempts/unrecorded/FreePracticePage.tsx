import { answerPractice, hintPractice, practiseOn, redrawPractice, solvePractice } from '@lemma/contracts';
import { useMemo } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import type { UnrecordedServer } from './unrecorded-calls.ts';
import { UnrecordedPlayer } from './UnrecordedPlayer.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

function practiceServer(params: { classId: string; taskId: string }): UnrecordedServer {
  return {
    unrecorded: 'free-practice',
    submit: (ticket, given) => call(answerPractice, { params, body: { ticket, ...given } }),
    hint: (ticket, number) => call(hintPractice, { params, body: { ticket, number } }),
    solve: (ticket) => call(solvePractice, { params, body: { ticket } }),
    redraw: (ticket) => call(redrawPractice, { params, body: { ticket } }),
    handIn: () => Promise.reject(new Error('practice is not handed in')),
  };
}

/** A practice task that is closed, with new numbers: it does not count. */
export function FreePracticePage() {
  const { classId = '', taskId = '' } = useParams();
  const server = useMemo(() => practiceServer({ classId, taskId }), [classId, taskId]);
  return (
    <UnrecordedPlayer
      of={['free practice', taskId]}
      begin={() => call(practiseOn, { params: { classId, taskId }, body: {} })}
      server={server}
      title={t(m.practice)}
      noun="practice"
      back={{ to: paths.learnerTask(classId, taskId), label: t(m.backToTask) }}
    />
  );
}
