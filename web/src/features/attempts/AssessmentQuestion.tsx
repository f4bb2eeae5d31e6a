import type { AttemptItem } from '@lemma/contracts';
import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { answersOf, isBlank } from './answers.ts';
import { MarkButton, WayOn } from './AssessmentActions.tsx';
import { focusBox } from './focus-box.ts';
import { SolutionCard } from './HelpCards.tsx';
import { PhaseNote } from './PhaseNote.tsx';
import { PointsChip } from './PointsChip.tsx';
import { phaseOf, shownVerdict } from './player-state.ts';
import { QuestionForm, QuestionPlace } from './QuestionForm.tsx';
import { SpokenVerdict } from './SpokenVerdict.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import type { Player } from './use-player.ts';

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
  /** Hands in; once that is done, shows the overview. */
  onEnd: () => void;
}

/** A question in an assessment: answers are saved without a verdict; only what cannot be read is told. */
export function AssessmentQuestion(props: AssessmentQuestionProps) {
  const { player, item, onBack, onNext, onEnd } = props;
  const { attempt } = player;
  const extras = player.extrasOf(item);
  const phase = phaseOf(item, attempt, extras);
  const verdict = shownVerdict(item, phase, extras);
  const [isLeaving, setIsLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  /** Gives what is typed, then goes on; what cannot be read keeps one here, once. */
  const leave = async (go: () => void) => {
    const { phase: now, values } = player.standingOf(item);
    const isTyped = !isBlank(answersOf(values, item.variant.parts));
    if (now === 'closed' || now === 'unreadable' || now === 'taken' || !isTyped) return go();
    setIsLeaving(true);
    const fate = await player.give(item);
    setIsLeaving(false);
    if (fate === 'unreadable') focusBox(place.current);
    else go();
  };

  const onSubmit = useLatest(() => {
    if (!isLeaving) void leave(onNext ?? onEnd);
  });
  const onType = useLatest((part: string, value: string) => player.type(item, part, value));
  const label = onNext !== undefined ? 'Next' : attempt.isClosed ? 'Overview' : 'Hand in';

  return (
    <QuestionPlace ref={place}>
      <QuestionForm
        key={item.id}
        item={item}
        values={extras.values}
        verdict={verdict}
        isReadOnly={attempt.isClosed}
        checkLabel={onNext === undefined ? 'Save' : 'Next'}
        onType={onType}
        onSubmit={onSubmit}
        chips={<PointsChip item={item} isTried={attempt.resultsVisible} />}
        left={!attempt.isClosed && <MarkButton isMarked={props.isMarked} onMark={props.onMark} />}
        right={
          <WayOn
            isBusy={isLeaving}
            label={label}
            onBack={onBack === undefined ? undefined : () => void leave(onBack)}
          />
        }
      >
        {phase !== 'taken' && <PhaseNote phase={phase} refusal={player.refusalOf(item)} isReached={player.isReached} />}
      </QuestionForm>
      {item.solution !== null && <SolutionCard solution={item.solution} direction={item.variant.direction} />}
      {!attempt.isClosed && <Aside>Nothing is final until you hand in after question {attempt.items.length}.</Aside>}
      <SpokenVerdict item={item} verdict={verdict} />
    </QuestionPlace>
  );
}
