import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { GraphTool } from '@lemma/math/document';
import type { Drawing } from '@lemma/math/drawn';
import { useGraph } from './drawing/drawing-context.ts';
import { lineNamed } from './drawing/use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphTools.module.css';

const addWords: Readonly<Partial<Record<GraphTool, string>>> = {
  points: t(m.addPoint),
  polygon: t(m.addCorner),
  interval: t(m.addPiece),
  'half-plane': t(m.addBorder),
};

/** The borders of half-planes by their points: AB, CD. */
const linesOf = ({ handles }: Drawing): readonly string[] =>
  Array.from({ length: Math.floor((handles.length - 1) / 2) }, (_, line) => lineNamed(line));

/** Buttons for the drawing as a whole: add, border, undo and redo. */
export function GraphTools() {
  const { graph, drawing, isReadOnly, canAdd, add, setStrict, canUndo, canRedo, undo, redo } = useGraph();
  if (isReadOnly) return null;
  return (
    <span className={css.tools}>
      {graph.count === 'free' && (
        <button type="button" className={css.tool} disabled={!canAdd} onClick={() => add()}>
          <Plus aria-hidden />
          {addWords[graph.tool] ?? t(m.add)}
        </button>
      )}
      {graph.tool === 'half-plane' &&
        linesOf(drawing).map((line, index, { length }) => (
          <label key={line} className={css.check}>
            <input
              type="checkbox"
              checked={drawing.strict?.[index] !== true}
              onChange={(event) => setStrict(index, !event.target.checked)}
            />
            {length === 1 ? t(m.borderBelongsTo) : t(m.borderOfBelongsTo, { line })}
          </label>
        ))}
      <span className={css.history}>
        <button type="button" className={css.tool} disabled={!canUndo} aria-label={t(m.undo)} onClick={undo}>
          <Undo2 aria-hidden />
        </button>
        <button type="button" className={css.tool} disabled={!canRedo} aria-label={t(m.redo)} onClick={redo}>
          <Redo2 aria-hidden />
        </button>
      </span>
    </span>
  );
}
