import type { PartVerdict, PublicPart, Variant } from '@lemma/math';
import { figuresFor } from '@lemma/math/document';
import { useMemo } from 'react';
import { AnswerBox } from '../../../maths/AnswerBox.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import type { BoxVerdict } from '../../../maths/answer-states.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import type { Trial } from './use-trial.ts';
import { part } from '../../../ui/part.ts';
import css from './VariantQuestion.module.css';

const Question = part('div', css.question);

interface VariantQuestionProps {
  variant: Variant;
  /** How much of the help is in sight: figures grow with it. Nothing at first. */
  seen?: Seen;
  trial: Pick<Trial, 'values' | 'verdict' | 'type' | 'check'>;
}

const labelOf = (parts: readonly PublicPart[], index: number): string =>
  parts[index]?.label || (parts.length === 1 ? 'Your answer' : `Answer ${index + 1} of ${parts.length}`);

/** The mark at the box; some outcomes have only a note. */
function markOf(outcome: PartVerdict['outcome'] | undefined): BoxVerdict | undefined {
  return outcome === 'empty' || outcome === 'unknown' || outcome === 'unfinished' ? undefined : outcome;
}

type Seen = Parameters<typeof figuresFor>[1];
const atFirst: Seen = { hints: 0, hasSolution: false };

const wrongTitle = 'Not quite, keep it up though!';

/** Shows the feedback for a box under its sentence; a right box says all beside it. */
function Feedback({ verdict }: { verdict: PartVerdict }) {
  const words = verdict.feedback === '' ? null : <MathText inline source={verdict.feedback} />;
  switch (verdict.outcome) {
    case 'right':
      return words === null ? null : <Note tone="right">{words}</Note>;
    case 'partly':
    case 'wrong':
      return (
        <Note tone={verdict.outcome === 'wrong' ? 'wrong' : 'warning'} title={wrongTitle}>
          {words}
        </Note>
      );
    case 'invalid':
      return (
        <Note tone="warning" title="This cannot be read">
          {words}
        </Note>
      );
    case 'unfinished':
      return (
        <Note tone="information" title="Not finished yet">
          {words}
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="warning" title="This could not be decided">
          {words}
        </Note>
      );
    case 'empty':
      return null;
  }
}

/** A variant's question with answer boxes that can be tried. */
export function VariantQuestion({ variant, trial, seen = atFirst }: VariantQuestionProps) {
  const { parts, question, direction } = variant;
  const { values, verdict, type: onType, check: onEnter } = trial;
  const slots = useMemo(
    () =>
      Object.fromEntries(
        parts.map((part, index) => {
          const said = verdict?.parts.find((one) => one.part === part.name);
          const outcome = markOf(said?.outcome);
          return [
            part.name,
            <AnswerBox
              key={part.name}
              part={{ ...part, label: labelOf(parts, index) }}
              value={values[part.name] ?? ''}
              onChange={(value) => onType(part.name, value)}
              onEnter={onEnter}
              verdict={outcome}
              feedback={said === undefined ? undefined : <Feedback verdict={said} />}
            />,
          ];
        }),
      ),
    [parts, values, verdict, onType, onEnter],
  );
  const figures = useMemo(() => figuresFor(variant, seen), [variant, seen]);
  const unplaced = parts.filter((part) => !question.includes(`[[${part.name}]]`));
  return (
    <Figures scenes={figures}>
      <Question>
        <MathText source={question} slots={slots} direction={direction} />
        {unplaced.map((part) => (
          <div key={part.name} className={css.unplaced}>
            {part.label === '' ? null : <MathText inline source={part.label} direction={direction} />}
            {slots[part.name]}
          </div>
        ))}
      </Question>
    </Figures>
  );
}
