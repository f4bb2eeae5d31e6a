import type { Attempt } from '@lemma/contracts';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { answersOf, isBlank } from './answers.ts';
import { AssessmentQuestion } from './AssessmentQuestion.tsx';
import { AttemptSummary } from './AttemptSummary.tsx';
import { DueTimer } from './DueTimer.tsx';
import { useMarks } from './marks.ts';
import { OfflineBand } from './OfflineBand.tsx';
import { rememberPlace, storedPlace } from './places.ts';
import { firstOpenPosition, positionIn } from './player-state.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PracticeQuestion } from './PracticeQuestion.tsx';
import { QuestionWait } from './QuestionWait.tsx';
import { SaveSign } from './SaveSign.tsx';
import { Steps, type Step } from './Steps.tsx';
import { giveEverything, refreshTask, useHandIn } from './use-hand-in.ts';
import { usePlayer, type Player } from './use-player.ts';

interface AttemptPlayerProps {
  attempt: Attempt;
  onAgain: () => void;
}

/** The question that the address names, the one where the learner stopped, or the summary. */
function placeOf(attempt: Attempt, query: string | null): number | 'summary' {
  if (query === 'summary') return 'summary';
  const named = positionIn(query, attempt.items.length);
  if (named !== undefined) return named;
  if (attempt.kind === 'assessment' && attempt.isClosed) return 'summary';
  return positionIn(storedPlace(attempt.id), attempt.items.length) ?? firstOpenPosition(attempt);
}

/** An attempt on the screen: one question at a time, its steps, and its end. */
export function AttemptPlayer({ attempt, onAgain }: AttemptPlayerProps) {
  const player = usePlayer(attempt);
  const [query] = useSearchParams();
  const place = placeOf(attempt, query.get('item'));
  const { marks, toggle } = useMarks(attempt.id);
  const steps = useSteps(player, marks);
  const { classId, taskId } = attempt;

  useEffect(() => {
    if (place !== 'summary') rememberPlace({ classId, taskId }, attempt.id, place);
  }, [attempt.id, classId, taskId, place]);

  const isAssessment = attempt.kind === 'assessment';
  const mayStartAgain =
    isAssessment &&
    attempt.handedInAt !== null &&
    (attempt.attemptsAllowed === null || attempt.number < attempt.attemptsAllowed);
  const positionOf = (itemId: string) => attempt.items.findIndex((item) => item.id === itemId) + 1;

  return (
    <PlayerFrame
      title={attempt.taskName}
      line={place === 'summary' ? attempt.className : `Question ${place} of ${attempt.items.length}`}
      back={{ to: paths.classroom(classId), label: 'Back to class' }}
      hasOwnHeading={place === 'summary'}
      steps={place === 'summary' ? undefined : <Steps steps={steps} now={place} />}
      end={
        attempt.isClosed ? undefined : (
          <>
            <SaveSign state={player.isReached ? player.saveState : 'offline'} />
            {attempt.dueAt !== null && <DueTimer dueAt={attempt.dueAt} onNearEnd={() => giveEverything(player)} />}
          </>
        )
      }
      band={
        !player.isReached || player.saveState === 'offline' ? (
          <OfflineBand waiting={player.waiting} positionOf={positionOf} />
        ) : undefined
      }
    >
      {place === 'summary' ? (
        <AttemptSummary attempt={attempt} onAgain={mayStartAgain ? onAgain : undefined} />
      ) : player.isRestored ? (
        <PlacedQuestion player={player} place={place} marks={marks} onMark={toggle} />
      ) : (
        <QuestionWait />
      )}
    </PlayerFrame>
  );
}

function useSteps(player: Player, marks: ReadonlySet<string>): readonly Step[] {
  return useMemo(
    () =>
      player.attempt.items.map((item, index) => ({
        position: index + 1,
        to: `?item=${index + 1}`,
        state: item.state,
        isMarked: marks.has(item.id) && !player.attempt.isClosed,
        isTyped: !isBlank(answersOf(player.extrasOf(item).values, item.variant.parts)),
      })),
    [player, marks],
  );
}

interface PlacedQuestionProps {
  player: Player;
  place: number;
  marks: ReadonlySet<string>;
  onMark: (itemId: string) => void;
}

function PlacedQuestion({ player, place, marks, onMark }: PlacedQuestionProps) {
  const { attempt } = player;
  const navigate = useNavigate();
  const item = attempt.items[place - 1];
  const isLast = place === attempt.items.length;
  const go = useCallback((to: number | 'summary') => void navigate(`?item=${to}`, { replace: true }), [navigate]);
  const handleHandIn = useHandIn(player, () => go('summary'));
  if (item === undefined) return null;

  if (attempt.kind === 'practice') {
    return (
      <PracticeQuestion
        key={item.id}
        player={player}
        item={item}
        isLast={isLast}
        onNext={() => {
          if (isLast) refreshTask(attempt);
          go(isLast ? 'summary' : place + 1);
        }}
      />
    );
  }
  return (
    <AssessmentQuestion
      key={item.id}
      player={player}
      item={item}
      isMarked={marks.has(item.id)}
      onMark={() => onMark(item.id)}
      onBack={place > 1 ? () => go(place - 1) : undefined}
      onNext={isLast ? undefined : () => go(place + 1)}
      onEnd={() => (attempt.isClosed ? go('summary') : void handleHandIn())}
    />
  );
}
