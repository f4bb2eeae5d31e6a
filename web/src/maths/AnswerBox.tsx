import { useRef } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { BoxVerdict } from './answer-states.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { UnderTheSentence } from './field/FieldNotes.tsx';
import type { KeyboardHints } from './keyboard/hints.ts';
import { MathField } from './MathField.tsx';
import type { ReadingProblem } from './notation.ts';
import { VerdictMark } from './VerdictMark.tsx';
import { WordsField } from './WordsField.tsx';

/** What a box has to know of its part; the public part of a variant has it. */
export interface AnswerPart {
  readonly name: string;
  /** [D06] 2 one choice, 3 several, 4 number, 5 words, 6 expression, 7 equation, 8 set or list, 9 matrix. */
  readonly answerType: number;
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly text: string }[];
  readonly keyboard: KeyboardHints;
  readonly unit?: string | undefined;
}

export interface AnswerBoxProps {
  part: AnswerPart;
  /** LaTeX or typed maths, words, or choice keys joined by commas. */
  value: string;
  onChange: (value: string) => void;
  /** Enter, and the Check key of the maths keyboard. */
  onEnter?: () => void;
  verdict?: BoxVerdict | undefined;
  /** Why the check could not read the answer [V04]. */
  problem?: ReadingProblem | undefined;
  /** What the check has to say, under the sentence: usually a `Note`. */
  feedback?: ReactNode;
  decimal?: '.' | ',';
  checkLabel?: string;
  readOnly?: boolean;
  startsFocused?: boolean;
  wide?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** The box of one part, by its answer type, with its verdict beside it and its feedback under the sentence. */
export function AnswerBox(props: AnswerBoxProps): ReactElement {
  const own = useRef<{ focus: () => void }>(null);
  const { part, value, onChange, onEnter, verdict, readOnly = false, wide = false, ref = own } = props;
  const label = part.label === '' ? 'Answer' : part.label;
  const shared = { value, onChange, verdict, readOnly, ref };
  return (
    <>
      {part.answerType === 2 || part.answerType === 3 ? (
        <ChoiceList
          {...shared}
          label={label}
          choices={part.choices}
          several={part.answerType === 3}
          onEnter={onEnter}
        />
      ) : part.answerType === 5 ? (
        <WordsField {...shared} label={label} onEnter={onEnter} wide={wide} />
      ) : (
        <MathField
          {...shared}
          label={part.unit === undefined ? label : `${label}, with its unit`}
          {...(onEnter !== undefined && { onEnter })}
          problem={props.problem}
          decimal={props.decimal ?? '.'}
          keyboard={part.keyboard}
          asked={part}
          checkLabel={props.checkLabel ?? 'Check'}
          startsFocused={props.startsFocused ?? false}
          minWidth={minWidths[part.answerType] ?? 96}
          smartFence={!part.keyboard.templates.includes('reversed-brackets')}
          wide={wide}
        />
      )}
      <VerdictMark verdict={verdict} />
      {props.feedback === undefined ? null : <UnderTheSentence>{props.feedback}</UnderTheSentence>}
    </>
  );
}

/** Room of an empty box: a hint at the kind of answer, never at its length. */
const minWidths: Readonly<Record<number, number>> = { 4: 84, 6: 150, 7: 180, 8: 150, 9: 120 };
