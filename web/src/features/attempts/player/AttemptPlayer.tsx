import type { Attempt, AttemptItem } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../routing/router-context.ts';
import { answersOf, isBlank } from '../playing/answers.ts';
import { AssessmentQuestion } from '../later/kinds.ts';
import type { AttemptCalls } from '../keeping/attempt-calls.ts';
import { TextLanguages } from '../languages/TextLanguages.tsx';
import { CalculatorNote } from './CalculatorNote.tsx';
import { ClosingTimer } from './ClosingTimer.tsx';
import { useMarks } from './marks.ts';
import { OfflineBand } from './OfflineBand.tsx';
import { useOfflineTimes } from '../keeping/offline-times.ts';
import { rememberPlace, storedPlace } from './places.ts';
import { firstOpenPosition, isGivenUp, positionIn } from '../playing/player-state.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PracticeQuestion } from '../question/PracticeQuestion.tsx';
import { useIsLoaded } from '../../../ui/later.tsx';
import { AttemptSummary, FreePracticeBand, PreviewBand, usePartsAhead } from '../later/parts.ts';
import { keepQuestionTime, type QuestionTime } from './question-time.ts';
import { QuestionWait } from './QuestionWait.tsx';
import { AllSent, Saving } from './SaveSign.tsx';
import { Steps } from './Steps.tsx';
import { useTimeLeft, type TimeLeft } from './time-left.ts';
import { refreshTask } from '../playing/end-of-attempt.ts';
import { usePlayer, type Player } from '../playing/use-player.ts';
import { useKeptWhere } from '../keeping/use-kept-where.ts';
import { useTimeUp } from './use-time-up.ts';
import { NotationContext } from '../../../maths/reading/notation-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { keptHere } from '../../../kept-here.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface AttemptPlayerProps {
  attempt: Attempt;
  /** Those of this attempt, the same from one rendering to the next. */
  calls: AttemptCalls;
  /** Where the arrow and the way out lead. */
  back: { readonly to: string; readonly label: string };
  onAgain: () => void;
}

/** The question where the learner stopped, else the first that is open. */
const startOf = (attempt: Attempt): number =>
  positionIn(storedPlace(attempt.id), attempt.items.length) ?? firstOpenPosition(attempt);

/** The question that the address names, the one to begin with, or the summary. */
function placeOf(attempt: Attempt, query: string | null, start: number): number | 'summary' {
  if (query === 'summary') return 'summary';
  const named = positionIn(query, attempt.items.length);
  if (named !== undefined) return named;
  return attempt.kind === 'assessment' && attempt.isClosed ? 'summary' : start;
}

/** An attempt on the screen: one question at a time, its steps, and its end. */
export function AttemptPlayer({ attempt, calls, back, onAgain }: AttemptPlayerProps) {
  const [time] = useState(() => keepQuestionTime(attempt.id, { now: () => performance.now(), storage: keptHere }));
  const player = usePlayer(attempt, calls, time);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // It stays while this question becomes right and another is the first that is open.
  const [start] = useState(() => startOf(attempt));
  const place = placeOf(attempt, query.get('item'), start);
  const isSummary = place === 'summary';
  const isSummaryHere = useIsLoaded(AttemptSummary, isSummary);
  const { marks, toggle } = useMarks(attempt.id);
  const { survivesReload } = useKeptWhere();
  const isAssessment = attempt.kind === 'assessment';
  // A preview of practice has no end of its own.
  const hasEnd = !attempt.isClosed && (isAssessment || calls.unrecorded === undefined);
  const closing = useTimeLeft(hasEnd ? attempt.closesAt : null);
  useTimeUp(player, isAssessment ? closing?.left : undefined, () => void navigate('?item=summary', { replace: true }));
  useOfflineTimes(attempt.id, player.isOffline, !attempt.isClosed);
  useRememberedPlace(attempt, calls.unrecorded === undefined && !isSummary ? place : undefined);
  const item = isSummary ? undefined : attempt.items[place - 1];
  useShownQuestion(time, attempt.isClosed ? undefined : item?.id);

  const mayStartAgain =
    isAssessment &&
    attempt.handedInAt !== null &&
    (attempt.attemptsAllowed === null || attempt.number < attempt.attemptsAllowed);
  const positionOf = (itemId: string) => attempt.items.findIndex((item) => item.id === itemId) + 1;

  return (
    <PlayerFrame
      title={attempt.taskName}
      line={isSummary ? attempt.className : t(m.questionOf, { number: place, count: attempt.items.length })}
      back={back}
      hasOwnHeading={isSummary && isSummaryHere}
      steps={isSummary ? undefined : <PlayerSteps player={player} marks={marks} now={place} />}
      end={<End player={player} closing={closing} />}
      band={
        <>
          {calls.unrecorded === 'preview' && <PreviewBand kind={attempt.kind} />}
          {calls.unrecorded === 'free-practice' && <FreePracticeBand />}
          {!survivesReload && !attempt.isClosed && calls.unrecorded === undefined && <NotKeptNote />}
          {player.isOffline && (
            <OfflineBand
              waiting={player.waiting}
              positionOf={positionOf}
              isUp={!attempt.isClosed && closing?.left === 0}
            />
          )}
        </>
      }
    >
      {isSummary && isSummaryHere ? (
        <AttemptSummary
          attempt={attempt}
          back={back}
          isRecorded={calls.unrecorded === undefined}
          keptForTeacher={player.keptForTeacher.size}
          onAgain={mayStartAgain ? onAgain : undefined}
        />
      ) : !isSummary && player.isRestored ? (
        <NotationContext value={attempt.notation}>
          <CalculatorNote rule={attempt.allowCalculator} />
          {item !== undefined && (
            <>
              <TextLanguages calls={calls} replace={player.replace} item={item} />
              <PlacedQuestion
                player={player}
                item={item}
                place={place}
                marks={marks}
                onMark={toggle}
                isUp={closing?.left === 0}
              />
            </>
          )}
        </NotationContext>
      ) : (
        <QuestionWait />
      )}
    </PlayerFrame>
  );
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Keeps the question in front, to continue with it. */
function useRememberedPlace({ id, classId, taskId }: Attempt, place: number | undefined): void {
  useEffect(() => {
    if (place !== undefined) rememberPlace({ classId, taskId }, id, place);
  }, [id, classId, taskId, place]);
}

/** Counts the time of the question that is in front, as long as the page is looked at. */
function useShownQuestion(time: QuestionTime, itemId: string | undefined): void {
  useEffect(() => {
    const look = (): void => time.show(document.visibilityState === 'visible' ? itemId : undefined);
    look();
    document.addEventListener('visibilitychange', look);
    const touch = (): void => time.touch();
    for (const sign of signsOfLife) addEventListener(sign, touch, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', look);
      for (const sign of signsOfLife) removeEventListener(sign, touch);
      time.show(undefined);
    };
  }, [time, itemId]);
}

/** The squares of the questions. */
function PlayerSteps({ player, marks, now }: { player: Player; marks: ReadonlySet<string>; now: number }) {
  const { attempt } = player;
  const steps = attempt.items.map((item, index) => ({
    position: index + 1,
    to: `?item=${index + 1}`,
    state: item.state,
    isMarked: marks.has(item.id) && !attempt.isClosed,
    isGivenUp: isGivenUp(item, attempt) && item.state !== 'right',
    isTyped: !isBlank(answersOf(player.extrasOf(item).values, item.variant.parts)),
  }));
  return <Steps steps={steps} now={now} />;
}

/** At the end of the bar: whether all is saved, and the time left. */
function End({ player, closing }: { player: Player; closing: TimeLeft | undefined }) {
  const { attempt } = player;
  if (attempt.isClosed) return attempt.handedInAt !== null && player.waiting.length === 0 && <AllSent />;
  const isTimed = attempt.kind === 'assessment' && attempt.timeLimitMinutes !== null;
  return (
    <>
      {player.calls.unrecorded !== 'free-practice' && <Saving player={player} />}
      {closing !== undefined && <ClosingTimer {...closing} isTimed={isTimed} />}
    </>
  );
}

interface PlacedQuestionProps {
  player: Player;
  item: AttemptItem;
  place: number;
  marks: ReadonlySet<string>;
  onMark: (itemId: string) => void;
  /** The time is up: what is typed is being handed in. */
  isUp: boolean;
}

function PlacedQuestion({ player, item, place, marks, onMark, isUp }: PlacedQuestionProps) {
  usePartsAhead();
  const { attempt } = player;
  const navigate = useNavigate();
  const isLast = place === attempt.items.length;
  const go = (to: number | 'summary') => void navigate(`?item=${to}`, { replace: true });
  const [startsInBox, setStartsInBox] = useState(false);

  if (attempt.kind === 'practice') {
    return (
      <PracticeQuestion
        key={item.id}
        player={player}
        item={item}
        isLast={isLast}
        startsInBox={startsInBox}
        onNext={(wasInBox) => {
          setStartsInBox(wasInBox);
          if (isLast && player.calls.unrecorded === undefined) refreshTask(attempt);
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
      isUp={isUp}
      isMarked={marks.has(item.id)}
      onMark={() => onMark(item.id)}
      onBack={place > 1 ? () => go(place - 1) : undefined}
      startsInBox={startsInBox}
      onNext={
        isLast
          ? undefined
          : (wasInBox) => {
              setStartsInBox(wasInBox);
              go(place + 1);
            }
      }
      onEnd={() => go('summary')}
    />
  );
}

function NotKeptNote() {
  return (
    <Note tone="warning" title={t(m.answersNotKeptHere)}>
      {t(m.browserKeepsNothing)}
    </Note>
  );
}
