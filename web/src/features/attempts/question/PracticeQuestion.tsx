import type { Attempt, AttemptItem } from '@lemma/contracts';
import { useRef } from 'react';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { MyComments } from '../../answer-comments/MyComments.tsx';
import { RegradedNote } from '../../regrades/RegradedNote.tsx';
import { HelpPlace } from '../../tutoring/asking/HelpPlace.tsx';
import { useAsking } from '../../tutoring/asking/use-asking.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { Costs } from './Costs.tsx';
import { focusBox, isInBox, useStartInBox } from './focus-box.ts';
import { HintCards, SolutionCard } from './HelpCards.tsx';
import { OtherDraft } from '../later/parts.ts';
import { PhaseNote } from './PhaseNote.tsx';
import { PointsChip } from './PointsChip.tsx';
import { isOver, mayTryAgain, phaseOf, shownDoubts, shownVerdict, type Phase } from '../playing/player-state.ts';
import { hintWords, mayHint, PracticeActions, PracticePrimary, primaryWords } from './PracticeActions.tsx';
import { QuestionForm, QuestionPlace } from './QuestionForm.tsx';
import { SpokenVerdict } from './SpokenVerdict.tsx';
import { useHelp } from '../playing/use-help.ts';
import { paths } from '../../../paths.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { sketchesOf } from '../keeping/sketches-of.ts';
import type { Player } from '../playing/use-player.ts';
import { useScenes } from '../playing/use-scenes.ts';
import { appears, useBringIntoView } from '../playing/use-bring-into-view.ts';
import { lateWords, tryCostWords } from './worth.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface PracticeQuestionProps {
  player: Player;
  item: AttemptItem;
  isLast: boolean;
  /** The question before was left from inside a box: typing continues in this one's first. */
  startsInBox?: boolean;
  onNext: (wasInBox: boolean) => void;
}

/**
 * A question in practice: checked immediately, as often as the learner likes, with hints, solution and other variants.
 */
export function PracticeQuestion({ player, item, isLast, startsInBox = false, onNext }: PracticeQuestionProps) {
  const extras = player.extrasOf(item);
  const phase = phaseOf(item, player.attempt, extras);
  const verdict = shownVerdict(item, phase, extras);
  const scenes = useScenes(item.variant, verdict);
  const isRecorded = player.calls.unrecorded === undefined;
  const help = useHelp(player, item, phase);
  const asking = useAsking(isRecorded ? { attemptId: player.attempt.id, itemId: item.id } : null);
  const place = useRef<HTMLDivElement>(null);

  useStartInBox(place, startsInBox);
  useBringIntoView(place, appears.hint, item.hints.length);
  useBringIntoView(place, appears.verdict, verdict === undefined ? 0 : 1);

  const { attempt } = player;
  const mayAppeal = isRecorded && verdict !== undefined && item.responses.length > 0;
  const mayGoOn = phase === 'waiting' && player.isOffline;

  const onSubmit = useLatest(() => {
    const { phase: now } = player.latestOf(item);
    if (isOver(now) || (now === 'waiting' && player.isOffline)) return onNext(isInBox(place.current));
    if (now === 'waiting' || now === 'empty') return focusBox(place.current);
    if (mayTryAgain(now)) {
      player.tryAgain(item);
      return focusBox(place.current);
    }
    void player.give(item);
  });
  const onType = useLatest((part: string, value: string) => player.type(item, part, value));

  return (
    <QuestionPlace ref={place}>
      <Figures scenes={scenes} canSketch sketchesAs={sketchesOf(player, item)}>
        <QuestionForm
          key={`${item.id}#${item.variantNumber}`}
          item={item}
          texts={player.texts}
          verdict={verdict}
          appealIn={mayAppeal ? attempt.id : undefined}
          doubts={shownDoubts(item, phase, extras)}
          isReadOnly={isOver(phase) || phase === 'waiting'}
          checkLabel={primaryWords({ phase, isLast, mayGoOn })}
          keyboardHelp={mayHint(item, phase) ? { label: hintWords(item), run: help.hint } : undefined}
          isUndocked={asking.isOpen}
          onType={onType}
          onSubmit={onSubmit}
          chips={<PracticeChips attempt={player.attempt} item={item} phase={phase} />}
          left={<PracticeActions item={item} phase={phase} help={help} asking={asking} />}
          right={<PracticePrimary phase={phase} isLast={isLast} mayGoOn={mayGoOn} />}
        >
          <PhaseNote
            phase={phase}
            refusal={extras.refusal}
            isOffline={player.isOffline}
            isKeptForTeacher={player.keptForTeacher.has(item.id)}
            practiceAt={attempt.mayPractiseOn ? paths.freePractice(attempt.classId, attempt.taskId) : undefined}
          />
          {extras.other !== undefined && <OtherDraft player={player} item={item} other={extras.other} />}
          <PracticeCosts player={player} item={item} phase={phase} />
        </QuestionForm>
        {mayAppeal && attempt.scoresVisible ? <RegradedNote attemptId={attempt.id} itemId={item.id} /> : null}
        {isRecorded ? <MyComments attempt={attempt} item={item} /> : null}
        <HintCards
          hints={item.hints}
          hintCount={item.variant.hintCount}
          direction={item.variant.direction}
          language={item.variant.language}
        />
        {item.solution !== null && (
          <SolutionCard solution={item.solution} direction={item.variant.direction} language={item.variant.language} />
        )}
        <HelpPlace attemptId={player.attempt.id} item={item} asking={asking} />
        <SpokenVerdict item={item} verdict={verdict} />
      </Figures>
    </QuestionPlace>
  );
}

function PracticeChips({ attempt, item, phase }: { attempt: Attempt; item: AttemptItem; phase: Phase }) {
  const tries = item.responseCount;
  const isFree = attempt.tryPenalty === 0;
  const late = lateWords(attempt, serverNow());
  return (
    <>
      <PointsChip item={item} isTried={tries > 0 || (item.bestScore ?? 0) > 0 || phase === 'shown'} />
      {item.variantNumber > 1 && <Chip variant="outlined" label={t(m.variantNumber, { number: item.variantNumber })} />}
      {tries > 0 && !isOver(phase) && (
        <Chip variant="outlined" label={t(isFree ? m.freeTry : m.tryNumber, { number: tries + 1 })} />
      )}
      {late !== undefined && !isOver(phase) && <Chip color="warning" label={late} />}
    </>
  );
}

/** Shows the penalty of the next try or hint beforehand. */
function PracticeCosts({ player, item, phase }: { player: Player; item: AttemptItem; phase: Phase }) {
  const { attempt } = player;
  if (isOver(phase)) return null;
  const costs = [
    item.responseCount > 0 ? tryCostWords(attempt) : undefined,
    attempt.hintPenalty > 0 && item.hints.length < item.variant.hintCount
      ? t(m.hintCosts, { percent: attempt.hintPenalty })
      : undefined,
  ].filter((words) => words !== undefined);
  return costs.length === 0 ? null : <Costs>{[...costs, t(m.earnedStays)].join(' ')}</Costs>;
}
