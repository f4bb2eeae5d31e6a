import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { useMemo, type FormEvent, type ReactNode } from 'react';
import { useKeyboard } from '../../../maths/keyboard/keyboard-store.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { AnswerSlot } from './AnswerSlot.tsx';
import type { Values } from '../playing/answers.ts';
import type { Doubts } from '../playing/doubts.ts';
import { partLabel } from '../playing/part-label.ts';
import { part } from '../../../ui/part.ts';
import css from './QuestionForm.module.css';
import { classes } from '../../../ui/classes.ts';

const Question = part('div', css.question);

const Chips = part('div', css.chips);

/** A question and what belongs to it; on the phone with room for the docked actions below. */
export const QuestionPlace = part('div', css.questionPlace);

const Surface = part(Card, css.surface);

interface QuestionFormProps {
  item: AttemptItem;
  values: Values;
  verdict: LearnerVerdict | undefined;
  doubts: Doubts;
  isReadOnly: boolean;
  /** Changes when the boxes should be made anew: another variant. */
  chips?: ReactNode;
  left?: ReactNode;
  right: ReactNode;
  /** Word on the maths keyboard's filled key. */
  checkLabel: string;
  /** On the phone the actions stay where they are, below the question: something else is being written. */
  isUndocked?: boolean;
  onType: (part: string, value: string) => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** The question with its answer boxes in the sentence, and its actions in one row at the foot. */
export function QuestionForm(props: QuestionFormProps) {
  const { item, values, verdict, doubts, isReadOnly, onType, onSubmit, checkLabel } = props;
  const { variant } = item;
  const { shown } = useKeyboard();
  const slots = useMemo(
    () =>
      Object.fromEntries(
        variant.parts.map((part, index) => [
          part.name,
          <AnswerSlot
            key={part.name}
            part={part}
            label={partLabel(variant.parts, index)}
            value={values[part.name] ?? ''}
            verdict={verdict?.parts.find((one) => one.part === part.name)}
            doubt={doubts[part.name]}
            isReadOnly={isReadOnly}
            checkLabel={checkLabel}
            onChange={(value) => onType(part.name, value)}
            onEnter={onSubmit}
          />,
        ]),
      ),
    [variant.parts, values, verdict, doubts, isReadOnly, checkLabel, onType, onSubmit],
  );
  const unplaced = variant.parts.filter((part) => !variant.question.includes(`[[${part.name}]]`));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Surface as="div">
      <form noValidate onSubmit={handleSubmit} aria-label={`Question ${item.position}`}>
        <CardBody size="question">
          <Chips>{props.chips}</Chips>
          <Question>
            <MathText source={variant.question} slots={slots} direction={variant.direction} />
            {unplaced.map((part) => (
              <div key={part.name} className={css.unplaced}>
                {part.label !== '' && <MathText inline source={part.label} direction={variant.direction} />}
                {slots[part.name]}
              </div>
            ))}
          </Question>
          {props.children}
        </CardBody>
        <div className={classes(css.foot, shown === 'hidden' && props.isUndocked !== true && css.docked)}>
          <div className={css.left}>{props.left}</div>
          <div className={css.right}>{props.right}</div>
        </div>
      </form>
    </Surface>
  );
}
