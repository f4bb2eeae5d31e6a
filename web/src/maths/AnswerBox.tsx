import { answerTypes, type AnswerType, type Choosing, type Graph } from '@lemma/math/document';
import { use, useRef } from 'react';
import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import type { BoxVerdict } from './answer-states.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { UnderTheSentence } from './field/FieldNotes.tsx';
import { ScenesContext } from './figures/figures-context.ts';
import type { PlaneScene } from './graph/coordinates.ts';
import type { KeyboardHints } from './keyboard/first-row/hints.ts';
import { MathField } from './MathField.tsx';
import { laterDrawn } from './printing/later-drawn.tsx';
import type { ReadingProblem } from './reading/notation.ts';
import { VerdictMark } from './VerdictMark.tsx';
import { WordsField } from './WordsField.tsx';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** The fields of a part that a box needs; the public part of a variant has them. */
export interface AnswerPart {
  readonly name: string;
  readonly answerType: AnswerType;
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly text: string }[];
  readonly keyboard: KeyboardHints;
  readonly unit?: string | undefined;
  /** How the answer is drawn on a figure. */
  readonly graph?: Graph | undefined;
  /** Where its choices are on a figure. */
  readonly choosing?: Choosing | undefined;
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
  /** The feedback of the check, under the sentence: usually a `Note`. */
  feedback?: ReactNode;
  checkLabel?: string;
  readOnly?: boolean;
  startsFocused?: boolean;
  wide?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** The box of one part, by its answer type, with its verdict beside it and its feedback under the sentence. */
export function AnswerBox(props: AnswerBoxProps): ReactElement {
  const own = useRef<{ focus: () => void }>(null);
  const { part, verdict, ref = own } = props;
  const scene = use(ScenesContext).find(({ name }) => name === part.graph?.figure);
  const Box = boxes[part.answerType];
  const label = part.label === '' ? t(m.answer) : part.label;
  return (
    <>
      {part.graph !== undefined && scene?.window !== undefined ? (
        <GraphBox {...props} ref={ref} label={label} graph={part.graph} scene={scene as PlaneScene} />
      ) : (
        <Box {...props} ref={ref} label={label} />
      )}
      <VerdictMark verdict={verdict} />
      {props.feedback === undefined ? null : <UnderTheSentence>{props.feedback}</UnderTheSentence>}
    </>
  );
}

type BoxProps = AnswerBoxProps & { ref: Ref<{ focus: () => void }>; label: string };

const boxes: Readonly<Record<AnswerType, ComponentType<BoxProps>>> = {
  [answerTypes.oneChoice]: (props) => <ChoiceBox {...props} several={false} />,
  [answerTypes.severalChoices]: (props) => <ChoiceBox {...props} several />,
  [answerTypes.number]: (props) => <MathsBox {...props} minWidth={84} />,
  [answerTypes.text]: WordsBox,
  [answerTypes.expression]: (props) => <MathsBox {...props} minWidth={150} />,
  [answerTypes.equation]: (props) => <MathsBox {...props} minWidth={180} />,
  [answerTypes.collection]: (props) => <MathsBox {...props} minWidth={150} />,
  [answerTypes.matrix]: (props) => <MathsBox {...props} minWidth={120} />,
};

const shared = ({ ref, label, value, onChange, verdict, readOnly = false }: BoxProps) => ({
  ref,
  label,
  value,
  onChange,
  verdict,
  readOnly,
});

const ChosenOnFigure = laterDrawn(async () => (await import('./choosing/ChosenOnFigure.tsx')).ChosenOnFigure);

/** Choices as a list; where they are things of a figure, on that too. */
function ChoiceBox({ several, ...props }: BoxProps & { several: boolean }) {
  const { choices, choosing } = props.part;
  const scene = use(ScenesContext).find(({ name }) => name === choosing?.figure);
  const list = <ChoiceList {...shared(props)} choices={choices} several={several} onEnter={props.onEnter} />;
  if (choosing === undefined || scene === undefined) return list;
  const choose = (key: string): void => props.onChange(several ? withOther(props.value, key, choices) : key);
  return (
    <>
      <ChosenOnFigure
        choosing={choosing}
        scene={scene}
        value={props.value}
        onChoose={props.readOnly === true ? undefined : choose}
        verdict={props.verdict}
      />
      {list}
    </>
  );
}

/** The chosen keys with one more, or without it, in the order of the choices. */
function withOther(value: string, key: string, choices: AnswerPart['choices']): string {
  const chosen = new Set(value.split(','));
  if (!chosen.delete(key)) chosen.add(key);
  return choices.flatMap((choice) => (chosen.has(choice.key) ? choice.key : [])).join(',');
}

function WordsBox(props: BoxProps) {
  return <WordsField {...shared(props)} onEnter={props.onEnter} wide={props.wide ?? false} />;
}

const GraphAnswer = laterDrawn(async () => (await import('./graph/GraphAnswer.tsx')).GraphAnswer);

/** An answer that is drawn on a figure of the question. */
function GraphBox({ graph, scene, ...props }: BoxProps & { graph: Graph; scene: PlaneScene }) {
  return (
    <GraphAnswer
      {...shared(props)}
      graph={graph}
      scene={scene}
      asked={props.part}
      onEnter={props.onEnter}
      problem={props.problem}
      checkLabel={props.checkLabel ?? t(m.check)}
    />
  );
}

/** `minWidth` is the room of an empty box: a hint at the kind of answer, never at its length. */
function MathsBox({ minWidth, ...props }: BoxProps & { minWidth: number }) {
  const { part, label, onEnter } = props;
  return (
    <MathField
      {...shared(props)}
      label={part.unit === undefined ? label : t(m.withItsUnit, { label })}
      {...(onEnter !== undefined && { onEnter })}
      problem={props.problem}
      keyboard={part.keyboard}
      asked={part}
      checkLabel={props.checkLabel ?? t(m.check)}
      startsFocused={props.startsFocused ?? false}
      minWidth={minWidth}
      smartFence={!part.keyboard.templates.includes('reversed-brackets')}
      wide={props.wide ?? false}
    />
  );
}
