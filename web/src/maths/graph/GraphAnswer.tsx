import { notations } from '@lemma/math/document';
import { toolRules, type Graph } from '@lemma/math/drawn';
import { memo, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { part } from '../../ui/part.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import type { BoxVerdict } from '../answer-states.ts';
import { boxAttribute } from '../field/neighbour-box.ts';
import { ProblemNote, UnderTheSentence } from '../field/FieldNotes.tsx';
import { Figure } from '../figures/Figure.tsx';
import type { ReadingProblem } from '../reading/notation.ts';
import { useNotation } from '../reading/notation-context.ts';
import type { AskedPart } from '../reading/reading-options.ts';
import { CoordinateFields } from './CoordinateFields.tsx';
import { type PlaneScene, shownPlace } from './coordinates.ts';
import { GraphContext } from './drawing-context.ts';
import { GraphStage } from './GraphStage.tsx';
import { GraphTools } from './GraphTools.tsx';
import { TypedGraph } from './TypedGraph.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { type DrawingState, nameOfHandle, useDrawing } from './use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphAnswer.module.css';
import inkCss from './ink.module.css';

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

const Frame = part('span', css.answer);
const StillFigure = memo(Figure);
// Always the same element: the figure below is not drawn again when a handle moves.
const stage = <GraphStage />;

/** An answer that is drawn on a figure, by pointer, by keys, as coordinates, or typed. */
export function GraphAnswer({ ref, ...props }: GraphAnswerProps) {
  const { graph, scene, label, readOnly: isReadOnly = false, problem, onEnter } = props;
  const { decimal } = notations[useNotation()];
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const state = useDrawing({ graph, scene, decimal, value: props.value, onChange: props.onChange });
  const leave = (): void => frame.current?.focus();
  useImperativeHandle(ref, () => ({
    focus: () => (frame.current?.querySelector<HTMLElement>('[role="slider"]') ?? frame.current)?.focus(),
  }));
  const announced = useAnnouncement(wordsOf(state));
  return (
    <>
      <GraphContext value={{ ...state, id, isReadOnly, onEnter, leave }}>
        <Frame
          ref={frame}
          role="group"
          aria-label={label}
          aria-describedby={`${id}-how`}
          tabIndex={-1}
          dir="ltr"
          className={classes(
            inkCss.ink,
            scene.elements.some(({ colour }) => colour === 1) && inkCss.second,
            inkCss[props.verdict ?? 'none'],
            graph.isLine && css.onLine,
          )}
          data-choices
          data-graph={graph.tool}
          {...{ [boxAttribute]: true }}
          onKeyDown={historyKeys(state, isReadOnly)}
        >
          <StillFigure scene={scene}>{stage}</StillFigure>
          <span className={css.side}>
            <span id={`${id}-how`} className={classes(css.how, state.gap !== undefined && css.missing)}>
              {isReadOnly ? '' : howTo(state)}
            </span>
            <CoordinateFields />
            <GraphTools />
            {graph.alsoTyped && <TypedToo {...props} isReadOnly={isReadOnly} isUndrawn={state.isUndrawn} />}
          </span>
          <VisuallyHidden as="output">{announced}</VisuallyHidden>
        </Frame>
      </GraphContext>
      <UnderTheSentence>
        {problem === undefined ? null : (
          <ProblemNote problem={problem} id={`${id}-problem`} onWrite={isReadOnly ? undefined : props.onChange} />
        )}
      </UnderTheSentence>
    </>
  );
}

/** Says what to do, or what is still missing. */
function howTo({ gap, graph, drawing, isUndrawn }: DrawingState): string {
  if (isUndrawn) return t(m.whatTypedCannotShown);
  if (gap !== undefined) return gap;
  if (graph.count === 'free' && drawing.handles.length === 0) return t(m.tapFigureToSet);
  return graph.tool === 'interval' ? t(m.dragEndsOrUse) : t(m.dragPointsTapFigure);
}

/** The positions of all handles; never the equation, which may be what the question asks for. */
function wordsOf({ drawing, graph, decimal, gap }: DrawingState): string {
  const places = drawing.handles.map((handle, index) => {
    const only = toolRules[graph.tool].only?.(index);
    const place = shownPlace(handle, only === undefined ? graph : { ...graph, isLine: only === 'x' }, decimal);
    return `${nameOfHandle(graph, index)}: ${handle.end === 'arrow' ? t(m.continues) : place}.`;
  });
  return [...places, gap ?? ''].join(' ').trim();
}

const historyKeys =
  ({ undo, redo }: DrawingState, isReadOnly: boolean) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const isTyping = event.target instanceof HTMLInputElement || (event.target as HTMLElement).tagName === 'MATH-FIELD';
    if (isReadOnly || isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  };

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
