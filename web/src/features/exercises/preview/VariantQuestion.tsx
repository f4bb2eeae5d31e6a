import type { PartVerdict, PublicPart, Scene, Variant } from '@lemma/math';
import { useMemo } from 'react';
import { AnswerBox } from '../../../maths/AnswerBox.tsx';
import type { BoxVerdict } from '../../../maths/answer-states.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import type { Trial } from './use-trial.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VariantQuestion.module.css';

const Question = part('div', css.question);

interface VariantQuestionProps {
  variant: Variant;
  /** The figures, with the elements shown so far. */
  figures: readonly Scene[];
  trial: Pick<Trial, 'values' | 'verdict' | 'type' | 'check'>;
}

const labelOf = (parts: readonly PublicPart[], index: number): string =>
  parts[index]?.label ||
  (parts.length === 1 ? t(m.yourAnswer) : t(m.answerOf, { number: index + 1, partCount: parts.length }));

/** The mark at the box; some outcomes have only a note. */
function markOf(outcome: PartVerdict['outcome'] | undefined): BoxVerdict | undefined {
  return outcome === 'empty' || outcome === 'unknown' || outcome === 'unfinished' ? undefined : outcome;
}

const wrongTitle = t(m.notQuiteKeepUp);

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
        <Note tone="warning" title={t(m.cannotRead)}>
          {words}
        </Note>
      );
    case 'unfinished':
      return (
        <Note tone="information" title={t(m.notFinishedYet)}>
          {words}
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="warning" title={t(m.couldNotDecided)}>
          {words}
        </Note>
      );
    case 'empty':
      return null;
  }
}

/** A variant's question with answer boxes that can be tried. */
export function VariantQuestion({ variant, figures, trial }: VariantQuestionProps) {
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
  const unplaced = parts.filter((part) => !question.includes(`[[${part.name}]]`));
  return (
    <Question>
      <Figures scenes={figures} canSketch>
        <MathText source={question} slots={slots} direction={direction} />
        {unplaced.map((part) => (
          <div key={part.name} className={css.unplaced}>
            {part.label === '' ? null : <MathText inline source={part.label} direction={direction} />}
            {slots[part.name]}
          </div>
        ))}
      </Figures>
    </Question>
  );
}
