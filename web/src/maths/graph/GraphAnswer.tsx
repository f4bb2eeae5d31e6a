import { notations } from '@lemma/math/document';
import type { Graph } from '@lemma/math/drawn';
import { useId, useState, type Ref } from 'react';
import type { BoxVerdict } from '../answer-states.ts';
import { ProblemNote, UnderTheSentence } from '../field/FieldNotes.tsx';
import type { ReadingProblem } from '../reading/notation.ts';
import { useNotation } from '../reading/notation-context.ts';
import type { AskedPart } from '../reading/reading-options.ts';
import type { PlaneScene } from './coordinates.ts';
import { DrawingFrame, howTo } from './DrawingFrame.tsx';
import { TypedGraph } from './TypedGraph.tsx';
import { useDrawing } from './drawing/use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphAnswer.module.css';

export interface GraphAnswerProps {
  graph: Graph;
  scene: PlaneScene;
  label: string;
  /** Plain maths of what is drawn, or whatever was typed. */
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
  verdict?: BoxVerdict | undefined;
  problem?: ReadingProblem | undefined;
  readOnly?: boolean;
  /** The part that is answered, for the field in which the answer can be typed. */
  asked: AskedPart;
  checkLabel?: string;
  ref?: Ref<{ focus: () => void }>;
}

/** An answer that is drawn on a figure, by pointer, by keys, as coordinates, or typed. */
export function GraphAnswer({ ref, ...props }: GraphAnswerProps) {
  const { graph, scene, label, readOnly: isReadOnly = false, problem, onEnter } = props;
  const { decimal } = notations[useNotation()];
  const id = useId();
  const state = useDrawing({ graph, scene, decimal, value: props.value, onChange: props.onChange });
  return (
    <>
      <DrawingFrame
        state={state}
        label={label}
        how={isReadOnly ? '' : howTo(state)}
        isReadOnly={isReadOnly}
        verdict={props.verdict}
        onEnter={onEnter}
        ref={ref}
      >
        {graph.alsoTyped && <TypedToo {...props} isReadOnly={isReadOnly} isUndrawn={state.isUndrawn} />}
      </DrawingFrame>
      <UnderTheSentence>
        {problem === undefined ? null : (
          <ProblemNote problem={problem} id={`${id}-problem`} onWrite={isReadOnly ? undefined : props.onChange} />
        )}
      </UnderTheSentence>
    </>
  );
}

interface TypedTooProps extends GraphAnswerProps {
  isReadOnly: boolean;
  isUndrawn: boolean;
}

/** Everybody may type instead of drawing. The field opens by a press, and is open when a typed answer cannot be drawn. */
function TypedToo({ isReadOnly, isUndrawn, ...props }: TypedTooProps) {
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isUndrawn;
  if (isReadOnly && !isOpen) return null;
  return (
    <span>
      {isOpen ? (
        <TypedGraph {...props} isReadOnly={isReadOnly} startsFocused={isAsked} />
      ) : (
        <button type="button" className={css.link} onClick={() => setAsked(true)}>
          {t(m.typeAnswerInstead)}
        </button>
      )}
    </span>
  );
}
