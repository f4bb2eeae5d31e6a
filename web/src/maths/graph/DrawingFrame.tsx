import { type Drawing, toolRules } from '@lemma/math/drawn';
import { memo, useId, useImperativeHandle, useMemo, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { part } from '../../ui/part.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import type { BoxVerdict } from '../answer-states.ts';
import { boxAttribute } from '../field/neighbour-box.ts';
import { Figure } from '../figures/Figure.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import { shownPlace } from './coordinates.ts';
import { type GraphBase, GraphBaseContext, GraphContext } from './drawing/drawing-context.ts';
import { GraphStage } from './GraphStage.tsx';
import { GraphTools } from './GraphTools.tsx';
import { useAnnouncement } from './drawing/use-announcement.ts';
import { type DrawingState, nameOfHandle } from './drawing/use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './DrawingFrame.module.css';
import inkCss from './ink.module.css';

interface DrawingFrameProps {
  state: DrawingState;
  label: string;
  /** The sentence on what to do, or what is missing. */
  how: string;
  isReadOnly: boolean;
  verdict?: BoxVerdict | undefined;
  onEnter?: (() => void) | undefined;
  /** Words that follow the positions of the handles when these are announced. */
  announcedToo?: (drawing: Drawing) => string;
  /** Below the fields and buttons. */
  children?: ReactNode;
  ref?: Ref<{ focus: () => void }> | undefined;
}

const Frame = part('span', css.answer);
const StillFigure = memo(Figure);
// Always the same element: the figure below is not drawn again when a handle moves.
const stage = <GraphStage />;

/** A figure with handles to draw on it, their coordinates as fields, and the live region that announces them. */
export function DrawingFrame({ state, announcedToo, ...props }: DrawingFrameProps) {
  const { graph, scene } = state;
  const { isReadOnly, onEnter } = props;
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  useImperativeHandle(props.ref, () => ({
    focus: () => (frame.current?.querySelector<HTMLElement>('[role="slider"]') ?? frame.current)?.focus(),
  }));
  const handleEnter = useLatest(() => onEnter?.());
  const { decimal, actions, isUntouched } = state;
  const base = useMemo(
    (): GraphBase => ({
      graph,
      scene,
      decimal,
      actions,
      isUntouched,
      isReadOnly,
      onEnter: handleEnter,
      leave: () => frame.current?.focus(),
    }),
    [graph, scene, decimal, actions, isUntouched, isReadOnly, handleEnter],
  );
  const announced = useAnnouncement(state.drawing, (drawing) =>
    `${wordsOf(drawing, state)} ${announcedToo?.(drawing) ?? ''}`.trim(),
  );
  return (
    <GraphContext value={state}>
      <GraphBaseContext value={base}>
        <Frame
          ref={frame}
          role="group"
          aria-label={props.label}
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
              {props.how}
            </span>
            <CoordinateFields />
            <GraphTools />
            {props.children}
          </span>
          <VisuallyHidden as="output">{announced}</VisuallyHidden>
        </Frame>
      </GraphBaseContext>
    </GraphContext>
  );
}

/** Says what to do, or what is still missing. */
export function howTo({ gap, graph, drawing, isUndrawn }: DrawingState): string {
  if (isUndrawn) return t(m.whatTypedCannotShown);
  if (gap !== undefined) return gap;
  if (graph.count === 'free' && drawing.handles.length === 0) return t(m.tapFigureToSet);
  return graph.tool === 'interval' ? t(m.dragEndsOrUse) : t(m.dragPointsTapFigure);
}

/** The positions of all handles; never the equation, which may be what the question asks for. */
function wordsOf(drawing: Drawing, { graph, decimal, gap }: DrawingState): string {
  const places = drawing.handles.map((handle, index) => {
    const only = toolRules[graph.tool].only?.(index);
    const place = shownPlace(handle, only === undefined ? graph : { ...graph, isLine: only === 'x' }, decimal);
    return `${nameOfHandle(graph, index)}: ${handle.end === 'arrow' ? t(m.continues) : place}.`;
  });
  return [...places, gap ?? ''].join(' ').trim();
}

const historyKeys =
  ({ actions }: DrawingState, isReadOnly: boolean) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const isTyping = event.target instanceof HTMLInputElement || (event.target as HTMLElement).tagName === 'MATH-FIELD';
    if (isReadOnly || isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) actions.redo();
    else actions.undo();
  };
