import type { AttemptItem } from '@lemma/contracts';
import { ArrowRight, Dices, Lightbulb, ListChecks } from 'lucide-react';
import { useRef } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { count, pointsWords } from '../../dates.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { focusBox } from './focus-box.ts';
import { HintCards, SolutionCard } from './HelpCards.tsx';
import { partLabel } from './part-label.ts';
import { PhaseNote } from './PhaseNote.tsx';
import { phaseOf, shownVerdict, type Phase } from './player-state.ts';
import { QuestionForm } from './QuestionForm.tsx';
import type { Player } from './use-player.ts';
import { useHelp } from './use-help.ts';
import { useLatest } from './use-latest.ts';
import { spokenVerdict } from './verdict-words.ts';

interface PracticeQuestionProps {
  player: Player;
  item: AttemptItem;
  isLast: boolean;
  onNext: () => void;
}

/** A question in practice: checked at once, as often as one likes, with hints, solution and other variants. */
export function PracticeQuestion({ player, item, isLast, onNext }: PracticeQuestionProps) {
  const { attempt } = player;
  const extras = player.extrasOf(item);
  const phase = phaseOf(item, attempt, extras);
  const verdict = shownVerdict(item, phase, extras);
  const refusal = player.refusalOf(item);
  const help = useHelp(player, item);
  const place = useRef<HTMLDivElement>(null);
  const isOver = phase === 'right' || phase === 'shown' || phase === 'closed';

  const handlePrimary = () => {
    if (isOver) return onNext();
    if (phase === 'waiting' || phase === 'empty') return focusBox(place.current);
    if (phase === 'wrong' || phase === 'partly' || phase === 'taken' || phase === 'unreadable') {
      player.tryAgain(item);
      return focusBox(place.current);
    }
    void player.give(item);
  };
  const onPrimary = useLatest(handlePrimary);
  const onType = useLatest((part: string, value: string) => player.type(item, part, value));
  const maySolve = item.canShowSolution && phase !== 'shown';

  return (
    <div ref={place}>
      <QuestionForm
        key={`${item.id}#${item.variantNumber}`}
        item={item}
        values={extras.values}
        verdict={verdict}
        isReadOnly={isOver || phase === 'waiting'}
        checkLabel="Check"
        onType={onType}
        onSubmit={onPrimary}
        chips={<QuestionChips item={item} phase={phase} />}
        left={
          <>
            {!isOver && item.hints.length < item.variant.hintCount && (
              <Button variant="text" startIcon={<Lightbulb aria-hidden />} disabled={help.isBusy} onClick={help.hint}>
                {item.hints.length === 0 ? 'Hint' : 'Next hint'}
              </Button>
            )}
            {maySolve && (
              <Button variant="text" startIcon={<ListChecks aria-hidden />} disabled={help.isBusy} onClick={help.solve}>
                Solution
              </Button>
            )}
            {(phase === 'right' || phase === 'shown') && (
              <Button variant="text" startIcon={<Dices aria-hidden />} disabled={help.isBusy} onClick={help.another}>
                Another variant
              </Button>
            )}
          </>
        }
        right={<PrimaryButton phase={phase} isLast={isLast} />}
      >
        <PhaseNote phase={phase} refusal={refusal} isReached={player.isReached} />
      </QuestionForm>
      <HintCards hints={item.hints} hintCount={item.variant.hintCount} direction={item.variant.direction} />
      {item.solution !== null && <SolutionCard solution={item.solution} direction={item.variant.direction} />}
      <VisuallyHidden role="status">
        {verdict === undefined ? '' : spokenVerdict(verdict, (name) => labelOf(item, name))}
      </VisuallyHidden>
    </div>
  );
}

function labelOf(item: AttemptItem, name: string): string {
  return partLabel(
    item.variant.parts,
    item.variant.parts.findIndex((part) => part.name === name),
  );
}

function QuestionChips({ item, phase }: { item: AttemptItem; phase: Phase }) {
  const points = pointsWords(item.points);
  const tries = item.responses.length;
  const isFull = item.bestScore !== null && item.bestScore >= item.points;
  return (
    <>
      <Chip
        size="small"
        variant={isFull ? 'filled' : 'outlined'}
        color={isFull ? 'success' : 'default'}
        label={
          tries === 0 && (item.bestScore ?? 0) === 0
            ? count(item.points, 'point')
            : `${pointsWords(item.bestScore ?? 0)} of ${points} points`
        }
      />
      {item.variantNumber > 1 && <Chip size="small" variant="outlined" label={`Variant ${item.variantNumber}`} />}
      {tries > 0 && phase !== 'right' && phase !== 'closed' && phase !== 'shown' && (
        <Chip size="small" variant="outlined" label={`Try ${tries + 1}, as many as you like`} />
      )}
    </>
  );
}

const tryAgainPhases: ReadonlySet<Phase> = new Set<Phase>(['wrong', 'partly', 'taken', 'unreadable']);

/** Check, Try again, Next: always the same button in the same place. */
function PrimaryButton({ phase, isLast }: { phase: Phase; isLast: boolean }) {
  const isOver = phase === 'right' || phase === 'shown' || phase === 'closed';
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={phase === 'waiting'}
      endIcon={isOver && !isLast ? <ArrowRight aria-hidden /> : undefined}
    >
      {isOver ? (isLast ? 'Finish' : 'Next') : tryAgainPhases.has(phase) ? 'Try again' : 'Check'}
    </Button>
  );
}
