import type { AttemptItem } from '@lemma/contracts';
import { useRef, useState, type RefObject } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { MyComments } from '../../answer-comments/MyComments.tsx';
import { RegradedNote } from '../../regrades/RegradedNote.tsx';
import { AskButton } from '../../tutoring/asking/AskButton.tsx';
import { HelpPlace } from '../../tutoring/asking/HelpPlace.tsx';
import { type Asking, useAsking } from '../../tutoring/asking/use-asking.ts';
import { answersOf, isBlank } from '../playing/answers.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MarkButton, WayOn } from './AssessmentActions.tsx';
import { Costs } from './Costs.tsx';
import { focusBox, isInBox, useStartInBox } from './focus-box.ts';
import { SolutionCard } from './HelpCards.tsx';
import { OtherDraft } from '../later/parts.ts';
import { PhaseNote } from './PhaseNote.tsx';
import { PointsChip } from './PointsChip.tsx';
import { phaseOf, shownDoubts, shownVerdict } from '../playing/player-state.ts';
import { QuestionForm, QuestionPlace } from './QuestionForm.tsx';
import { SpokenVerdict } from './SpokenVerdict.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { sketchesOf } from '../keeping/sketches-of.ts';
import { useHandIn } from '../playing/use-hand-in.ts';
import type { Player } from '../playing/use-player.ts';
import { useScenes } from '../playing/use-scenes.ts';
import { lateWords, tryCostWords } from './worth.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AssessmentQuestion.module.css';

const Aside = part('p', css.aside);

interface AssessmentQuestionProps {
  player: Player;
  item: AttemptItem;
  /** The time is up: typing is no longer possible. */
  isUp: boolean;
  isMarked: boolean;
  onMark: () => void;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
  /** The question before was left from inside a box: typing continues in this one's first. */
  startsInBox: boolean;
  /** Undefined at the last question. */
  onNext: ((wasInBox: boolean) => void) | undefined;
  /** Shows the overview, once all is handed in. */
  onEnd: () => void;
}

/** So long an answer that is given may hold up the next question: only what cannot be read is worth waiting for. */
const patience = (): Promise<'kept'> => new Promise((resolve) => setTimeout(() => resolve('kept'), 1_500));

const finalWords = (questions: number) =>
  questions === 1 ? t(m.finalOnHandIn) : t(m.finalOnHandInAfter, { number: questions });

/** Gives the answer, then continues or ends; stays once for an unreadable answer, and for a verdict to look at. */
function useLeaving({ player, item, isUp, onEnd }: AssessmentQuestionProps, place: RefObject<HTMLElement | null>) {
  const handIn = useHandIn(player, onEnd);
  const end = player.attempt.isClosed ? onEnd : () => void handIn();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (go: () => void, staysForVerdict: boolean): Promise<void> => {
    const { phase: now, values } = player.latestOf(item);
    const isTyped = !isBlank(answersOf(values, item.variant.parts));
    if (now !== 'typed' || !isTyped || isUp) return go();
    const given = player.give(item);
    // Nothing can be heard of it now; it is kept, and goes when the network is back.
    if (player.isOffline) return go();
    setIsLeaving(true);
    const fate = await (staysForVerdict ? given : Promise.race([given, patience()]));
    setIsLeaving(false);
    if (fate === 'unreadable') focusBox(place.current);
    else if (!(staysForVerdict && fate === 'taken')) go();
  };
  return { isLeaving, leave, end };
}

/** The button that continues: its words, and whether it leads to the next question. */
function wayWords({ isClosed }: { isClosed: boolean }, isToCheck: boolean, hasNext: boolean) {
  if (isToCheck) return { label: t(m.check), isOnward: false };
  if (hasNext) return { label: t(m.next), isOnward: true };
  return { label: isClosed ? t(m.overview) : t(m.handIn), isOnward: false };
}

/** A question in an assessment: answers are saved without a verdict, unless the task shows it after each answer. */
export function AssessmentQuestion(props: AssessmentQuestionProps) {
  const { player, item, isUp, onBack, onNext } = props;
  const { attempt } = player;
  const extras = player.extrasOf(item);
  const phase = phaseOf(item, attempt, extras);
  const verdict = shownVerdict(item, phase, extras);
  const scenes = useScenes(item.variant, verdict);
  const asking = useAsking(player.calls.unrecorded === undefined ? { attemptId: attempt.id, itemId: item.id } : null);
  const place = useRef<HTMLDivElement>(null);
  const { isLeaving, leave, end } = useLeaving(props, place);
  const tellsAtOnce = attempt.results === 'after-answer' && !attempt.isClosed;
  const isToCheck = tellsAtOnce && phase === 'typed';
  const isFixed = attempt.isClosed || isUp;
  useStartInBox(place, props.startsInBox);
  const mayAppeal = player.calls.unrecorded === undefined && verdict !== undefined && item.responses.length > 0;

  const onSubmit = useLatest(() => {
    if (isLeaving) return;
    const wasInBox = isInBox(place.current);
    void leave(onNext === undefined ? end : () => onNext(wasInBox), tellsAtOnce);
  });
  const onType = useLatest((part: string, value: string) => player.type(item, part, value));
  const way = wayWords(attempt, isToCheck, onNext !== undefined);

  return (
    <QuestionPlace ref={place}>
      <Figures scenes={scenes} canSketch sketchesAs={sketchesOf(player, item)}>
        <QuestionForm
          key={item.id}
          item={item}
          texts={player.texts}
          verdict={verdict}
          appealIn={mayAppeal ? attempt.id : undefined}
          doubts={shownDoubts(item, phase, extras)}
          isReadOnly={isFixed || isLeaving}
          checkLabel={isToCheck ? t(m.check) : onNext === undefined ? t(m.save) : t(m.next)}
          isUndocked={asking.isOpen}
          onType={onType}
          onSubmit={onSubmit}
          chips={<AssessmentChips player={player} item={item} />}
          left={<Aids isMarked={isFixed ? undefined : props.isMarked} onMark={props.onMark} asking={asking} />}
          right={
            <WayOn
              isBusy={isLeaving || (isUp && !attempt.isClosed)}
              {...way}
              onBack={onBack === undefined ? undefined : () => void leave(onBack, false)}
            />
          }
        >
          {isUp && !attempt.isClosed ? (
            <div className={css.after}>
              <Note tone="information" title={t(m.timeIsUp)}>
                {t(m.typedIsHandedIn)}
              </Note>
            </div>
          ) : (
            phase !== 'taken' && (
              <PhaseNote
                phase={phase}
                refusal={extras.refusal}
                isOffline={player.isOffline}
                isKeptForTeacher={player.keptForTeacher.has(item.id)}
              />
            )
          )}
          {extras.other !== undefined && <OtherDraft player={player} item={item} other={extras.other} />}
          {!isFixed && item.responseCount > 0 && attempt.tryPenalty > 0 && (
            <Costs>{[tryCostWords(attempt), t(m.earnedStays)].join(' ')}</Costs>
          )}
        </QuestionForm>
        {mayAppeal && attempt.scoresVisible ? <RegradedNote attemptId={attempt.id} itemId={item.id} /> : null}
        {player.calls.unrecorded === undefined ? <MyComments attempt={attempt} item={item} /> : null}
        {item.solution !== null && (
          <SolutionCard solution={item.solution} direction={item.variant.direction} language={item.variant.language} />
        )}
        <HelpPlace attemptId={attempt.id} item={item} asking={asking} />
        {!isFixed && <Aside>{finalWords(attempt.items.length)}</Aside>}
        <SpokenVerdict item={item} verdict={verdict} />
      </Figures>
    </QuestionPlace>
  );
}

interface AidsProps {
  /** Undefined where nothing can be marked. */
  isMarked: boolean | undefined;
  onMark: () => void;
  asking: Asking;
}

function Aids({ isMarked, onMark, asking }: AidsProps) {
  return (
    <>
      {isMarked === undefined ? null : <MarkButton isMarked={isMarked} onMark={onMark} />}
      <AskButton asking={asking} />
    </>
  );
}

function AssessmentChips({ player, item }: { player: Player; item: AttemptItem }) {
  const { attempt } = player;
  const late = attempt.isClosed ? undefined : lateWords(attempt, serverNow());
  const last = item.responses.at(-1);
  return (
    <>
      <PointsChip item={item} isTried={attempt.scoresVisible && item.responseCount > 0} />
      {late !== undefined && <Chip color="warning" label={late} />}
      {attempt.isClosed && last?.isLate === true && <Chip color="warning" label={t(m.late)} />}
      {last?.isFromDraft === true && <Chip variant="outlined" label={t(m.handedInAsTyped)} />}
    </>
  );
}
