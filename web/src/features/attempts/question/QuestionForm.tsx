import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { isMathsType } from '@lemma/math/document';
import { useSyncExternalStore, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { useKeyboard, useKeyboardHelp, type KeyboardHelp } from '../../../maths/keyboard/keyboard-store.ts';
import { useInWords } from '../../../maths/reading/use-in-words.ts';
import { SpokenFormulasContext } from '../../../maths/spoken-formulas.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import type { Appealed } from '../../appeals/OwnAppeal.tsx';
import { AnswerSlot } from './AnswerSlot.tsx';
import type { Doubts } from '../playing/doubts.ts';
import { partLabel } from '../playing/part-label.ts';
import type { Texts } from '../playing/use-player.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionForm.module.css';
import { classes } from '../../../ui/classes.ts';

const Question = part('div', css.question);

const Chips = part('div', css.chips);

/** A question and what belongs to it; on the phone with room for the docked actions below. */
export const QuestionPlace = part('div', css.questionPlace);

const Surface = part(Card, css.surface);

interface QuestionFormProps {
  item: AttemptItem;
  texts: Texts;
  verdict: LearnerVerdict | undefined;
  doubts: Doubts;
  /** The attempt whose last response the verdict is about, where it may be appealed against. */
  appealIn?: string | undefined;
  isReadOnly: boolean;
  /** Changes when the boxes should be made anew: another variant. */
  chips?: ReactNode;
  left?: ReactNode;
  right: ReactNode;
  /** Word on the maths keyboard's filled key. */
  checkLabel: string;
  /** Help to be had while the keyboard covers the actions. */
  keyboardHelp?: KeyboardHelp | undefined;
  /** On the phone the actions stay where they are, below the question: something else is being written. */
  isUndocked?: boolean;
  onType: (part: string, value: string) => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Returns the answer that the learner may appeal against: one that was marked wrong. */
function appealOf(attemptId: string | undefined, item: AttemptItem, index: number): Appealed | undefined {
  const { parts } = item.variant;
  const part = parts[index];
  const last = item.responses.at(-1);
  const outcome = last?.verdict?.parts.find((one) => one.part === part?.name)?.outcome;
  if (attemptId === undefined || part === undefined || last === undefined || !isMathsType(part.answerType)) return;
  if (outcome !== 'wrong' && outcome !== 'partly') return;
  return {
    attemptId,
    responseId: last.id,
    part: part.name,
    label: parts.length > 1 ? partLabel(parts, index) : undefined,
  };
}

type TypedSlotProps = Omit<ComponentProps<typeof AnswerSlot>, 'value'> & { texts: Texts; item: AttemptItem };

/** An answer box with what is typed into it: the only part of a question that most keys draw anew. */
function TypedSlot({ texts, item, ...slot }: TypedSlotProps) {
  const value = useSyncExternalStore(texts.listen, () => texts.of(item, slot.part.name));
  return <AnswerSlot {...slot} value={value} />;
}

/** The question with its answer boxes in the sentence, and its actions in one row at the foot. */
export function QuestionForm(props: QuestionFormProps) {
  const { item, texts, verdict, doubts, isReadOnly, onType, onSubmit, checkLabel } = props;
  const { variant } = item;
  const inWords = useInWords();
  const { shown } = useKeyboard();
  useKeyboardHelp(props.keyboardHelp);
  const slots = Object.fromEntries(
    variant.parts.map((part, index) => [
      part.name,
      <TypedSlot
        key={part.name}
        texts={texts}
        item={item}
        part={part}
        label={partLabel(variant.parts, index)}
        verdict={verdict?.parts.find((one) => one.part === part.name)}
        doubt={doubts[part.name]}
        appeal={appealOf(props.appealIn, item, index)}
        isReadOnly={isReadOnly}
        checkLabel={checkLabel}
        onType={onType}
        onEnter={onSubmit}
      />,
    ]),
  );
  const unplaced = variant.parts.filter((part) => !variant.question.includes(`[[${part.name}]]`));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Surface as="div">
      <form noValidate onSubmit={handleSubmit} aria-label={t(m.questionNumber, { number: item.position })}>
        <CardBody size="question">
          <Chips>{props.chips}</Chips>
          <SpokenFormulasContext value={inWords}>
            <Question lang={variant.language}>
              <MathText source={variant.question} slots={slots} direction={variant.direction} />
              {unplaced.map((part) => (
                <div key={part.name} dir={variant.direction} className={css.unplaced}>
                  {part.label !== '' && <MathText inline source={part.label} direction={variant.direction} />}
                  {slots[part.name]}
                </div>
              ))}
            </Question>
          </SpokenFormulasContext>
          {props.children}
        </CardBody>
        <div className={classes(css.foot, shown !== 'hidden' ? css.covered : props.isUndocked !== true && css.docked)}>
          <div className={css.left}>{props.left}</div>
          <div className={css.right}>{props.right}</div>
        </div>
      </form>
    </Surface>
  );
}
