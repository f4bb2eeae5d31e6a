import { Plus, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { GraphTool } from '@lemma/math/document';
import type { Drawing } from '@lemma/math/drawn';
import { useGraph, useGraphBase } from './drawing/drawing-context.ts';
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

/** Buttons for the drawing as a whole: add, border, undo and redo. */
export function GraphTools() {
  const { graph, drawing, canAdd, canUndo, canRedo } = useGraph();
  const { isReadOnly } = useGraphBase();
  if (isReadOnly) return null;
  const { strict } = drawing;
  const lines = graph.tool === 'half-plane' ? Math.floor((drawing.handles.length - 1) / 2) : 0;
  return <Buttons canAdd={canAdd} canUndo={canUndo} canRedo={canRedo} strict={strict} lines={lines} />;
}

interface ButtonsProps {
  canAdd: boolean;
  canUndo: boolean;
  canRedo: boolean;
  strict: Drawing['strict'];
  /** How many borders of half-planes there are. */
  lines: number;
}

const Buttons = memo(function Buttons({ canAdd, canUndo, canRedo, strict, lines }: ButtonsProps) {
  const { graph, actions } = useGraphBase();
  return (
    <span className={css.tools}>
      {graph.count === 'free' && (
        <button type="button" className={css.tool} disabled={!canAdd} onClick={() => actions.add()}>
          <Plus aria-hidden />
          {addWords[graph.tool] ?? t(m.add)}
        </button>
      )}
      {Array.from({ length: lines }, (_, index) => (
        <label key={index} className={css.check}>
          <input
            type="checkbox"
            checked={strict?.[index] !== true}
            onChange={(event) => actions.setStrict(index, !event.target.checked)}
          />
          {lines === 1 ? t(m.borderBelongsTo) : t(m.borderOfBelongsTo, { line: lineNamed(index) })}
        </label>
      ))}
      <span className={css.history}>
        <button type="button" className={css.tool} disabled={!canUndo} aria-label={t(m.undo)} onClick={actions.undo}>
          <Undo2 aria-hidden />
        </button>
        <button type="button" className={css.tool} disabled={!canRedo} aria-label={t(m.redo)} onClick={actions.redo}>
          <Redo2 aria-hidden />
        </button>
      </span>
    </span>
  );
});
