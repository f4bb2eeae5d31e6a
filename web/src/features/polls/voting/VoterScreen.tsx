import { getPollView, type PollView } from '@lemma/contracts';
import { Chip } from '../../../ui/Chip.tsx';
import { useEffect, useRef } from 'react';
import { useLive } from '../../../api/live/live.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { PollTimer } from '../PollTimer.tsx';
import { NotationContext } from '../../../maths/reading/notation-context.ts';
import { AskedQuestion, ClosedQuestion } from './asking.ts';
import { PollFrame } from './PollFrame.tsx';
import { PollOver, PollWait } from './PollRests.tsx';
import { PresenceBand } from './PresenceBand.tsx';
import { useVotes, type Votes } from './use-votes.ts';
import { spokenState } from './voter-words.ts';
import { WhoYouAre } from './WhoYouAre.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VoterScreen.module.css';

interface VoterScreenProps {
  pollId: string;
  /** Called when the poll no longer knows this browser. */
  onGone: () => void;
}

/** The learner's screen while a poll runs; it follows the wall by itself. */
export function VoterScreen({ pollId, onGone }: VoterScreenProps) {
  const { data, status } = useLive(getPollView, { pollId });
  const isGone = status === 'refused';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (data !== undefined) {
    return (
      <NotationContext value={data.notation}>
        <Screen view={data} isLive={status === 'live' || status === 'polling'} />
      </NotationContext>
    );
  }
  return (
    <PageFrame title={t(m.poll)} isLoading>
      <AuthenticationWait />
    </PageFrame>
  );
}

function Screen({ view, isLive }: { view: PollView; isLive: boolean }) {
  const votes = useVotes(view.id);
  useVerdicts(view, votes);
  const { question } = view;
  const line = question === null ? t(m.poll) : t(m.questionOf, { number: question.number, count: view.questionCount });
  const isOpen = question?.phase === 'open';
  const who = <WhoYouAre votes={votes} />;
  const shared = {
    title: view.name,
    line,
    band: (
      <>
        <VisuallyHidden as="output">{spokenState(view)}</VisuallyHidden>
        {isLive ? null : (
          <output>
            <Chip color="warning" label={t(m.noConnection)} className={css.spaced} />
          </output>
        )}
        {view.settings.presence && view.state === 'live' ? <PresenceBand pollId={view.id} votes={votes} /> : null}
      </>
    ),
    end: !question ? undefined : isOpen ? (
      question.closesAt === null ? undefined : (
        <PollTimer closesAt={question.closesAt} />
      )
    ) : (
      <Chip label={question.phase === 'ready' ? t(m.notOpenYet) : t(m.closed)} />
    ),
  };
  if (view.state !== 'live') {
    return (
      <PollFrame {...shared} end={undefined} foot={who}>
        <PollOver view={view} votes={votes.own} />
      </PollFrame>
    );
  }
  if (question === null) {
    return (
      <PollFrame {...shared} foot={who}>
        <PollWait />
      </PollFrame>
    );
  }
  if (question.phase === 'closed') {
    return (
      <PollFrame {...shared} foot={who}>
        <ClosedQuestion question={question} votes={votes} />
      </PollFrame>
    );
  }
  return (
    <AskedQuestion
      key={`${question.view.id} ${question.round}`}
      frame={shared}
      question={question}
      mayChange={view.settings.mayChange}
      votes={votes}
    />
  );
}

const spreadMs = 2_000;

/** Own verdicts are read once the key is shown: not by all at the same moment. */
function useVerdicts(view: PollView, { readAgain }: Votes): void {
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  });
  const shown = view.question?.key ? `${view.question.view.id} ${view.question.round}` : view.state;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [shown]);
}
