import type { AttemptItem } from '@lemma/contracts';
import { ArrowRight, Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { count, pointsWords } from '../../dates.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { answersOf, isBlank } from './answers.ts';
import { focusBox } from './focus-box.ts';
import { SolutionCard } from './HelpCards.tsx';
import { partLabel } from './part-label.ts';
import { PhaseNote } from './PhaseNote.tsx';
import { phaseOf, shownVerdict } from './player-state.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { useLatest } from './use-latest.ts';
import type { Player } from './use-player.ts';
import { spokenVerdict } from './verdict-words.ts';

const Aside = styled('p')(({ theme }) => ({
  marginTop: 16,
  textAlign: 'center',
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.lemma.ink3,
}));

interface AssessmentQuestionProps {
  player: Player;
  item: AttemptItem;
  isMarked: boolean;
  onMark: () => void;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
  /** Undefined at the last question. */
  onNext: (() => void) | undefined;
  onHandIn: () => void;
}

/** A question in an assessment: answers are saved without a verdict; only what cannot be read is told. */
export function AssessmentQuestion(props: AssessmentQuestionProps) {
  const { player, item, isMarked, onBack, onNext, onHandIn } = props;
  const { attempt } = player;
  const extras = player.extrasOf(item);
  const phase = phaseOf(item, attempt, extras);
  const verdict = shownVerdict(item, phase, extras);
  const [isLeaving, setIsLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOver = attempt.isClosed;

  /** Gives what is typed, then goes on; what cannot be read keeps one here, once. */
  const leave = async (go: () => void) => {
    const isTyped = !isBlank(answersOf(extras.values, item.variant.parts));
    if (isOver || phase === 'unreadable' || phase === 'taken' || !isTyped) return go();
    setIsLeaving(true);
    const fate = await player.give(item);
    setIsLeaving(false);
    if (fate === 'unreadable') focusBox(place.current);
    else go();
  };

  const goOn = onNext ?? onHandIn;
  const onSubmit = useLatest(() => {
    if (!isLeaving) void leave(isOver && onNext === undefined ? onHandIn : goOn);
  });
  const onType = useLatest((part: string, value: string) => player.type(item, part, value));

  return (
    <div ref={place}>
      <QuestionForm
        key={item.id}
        item={item}
        values={extras.values}
        verdict={verdict}
        isReadOnly={isOver}
        checkLabel={onNext === undefined ? 'Save' : 'Next'}
        onType={onType}
        onSubmit={onSubmit}
        chips={<PointsChip item={item} />}
        left={
          !isOver && (
            <Button
              variant="text"
              startIcon={<Flag aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
              aria-pressed={isMarked}
              onClick={props.onMark}
            >
              {isMarked ? 'Marked' : 'Mark for later'}
            </Button>
          )
        }
        right={
          <>
            {onBack !== undefined && (
              <Button size="large" disabled={isLeaving} onClick={() => void leave(onBack)}>
                Back
              </Button>
            )}
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={isLeaving}
              endIcon={onNext === undefined ? undefined : <ArrowRight aria-hidden />}
            >
              {onNext !== undefined ? 'Next' : isOver ? 'Overview' : 'Hand in'}
            </Button>
          </>
        }
      >
        {phase !== 'taken' && <PhaseNote phase={phase} refusal={player.refusalOf(item)} isReached={player.isReached} />}
      </QuestionForm>
      {item.solution !== null && <SolutionCard solution={item.solution} direction={item.variant.direction} />}
      {!isOver && <Aside>Nothing is final until you hand in after question {attempt.items.length}.</Aside>}
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

function PointsChip({ item }: { item: AttemptItem }) {
  if (item.bestScore === null) return <Chip size="small" variant="outlined" label={count(item.points, 'point')} />;
  const isFull = item.bestScore >= item.points;
  return (
    <Chip
      size="small"
      variant={isFull ? 'filled' : 'outlined'}
      color={isFull ? 'success' : 'default'}
      label={`${pointsWords(item.bestScore)} of ${pointsWords(item.points)} points`}
    />
  );
}
