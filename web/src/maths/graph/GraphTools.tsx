import { Plus, Redo2, Undo2 } from 'lucide-react';
import type { GraphTool } from '@lemma/math/document';
import { useGraph } from './drawing-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphTools.module.css';

const addWords: Readonly<Partial<Record<GraphTool, string>>> = {
  points: 'Add point',
  polygon: t(m.addCorner),
  interval: t(m.addPiece),
};

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
      {graph.tool === 'half-plane' && (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={drawing.isStrict !== true}
            onChange={(event) => setStrict(!event.target.checked)}
          />
          {t(m.borderBelongsTo)}
        </label>
      )}
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
