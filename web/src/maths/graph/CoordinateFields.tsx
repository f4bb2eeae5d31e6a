import type { Graph, Handle, HandleEnd } from '@lemma/math/drawn';
import { toolRules } from '@lemma/math/drawn';
import { memo, useId, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { useSelectOnFocus } from '../../ui/fields/use-select-on-focus.ts';
import { type Direction, isPiOn, nearestPlace, shownNumber, typedNumber } from './coordinates.ts';
import { useGraph, useGraphBase } from './drawing/drawing-context.ts';
import { usePaused } from './drawing/use-rested.ts';
import { canRemove, lineNamed, nameOfHandle } from './drawing/use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import { classes } from '../../ui/classes.ts';
import css from './CoordinateFields.module.css';
import toolsCss from './GraphTools.module.css';

/** The coordinates of every handle as fields, for people who cannot point or drag. */
export function CoordinateFields() {
  const { graph, drawing: drawn, isDragged } = useGraph();
  const { isReadOnly, actions } = useGraphBase();
  // Numbers that change with every frame cannot be read, and cost a third of it on a phone.
  const drawing = usePaused(drawn, isDragged);
  const rules = toolRules[graph.tool];
  return (
    <span className={css.fields}>
      {drawing.handles.map((handle, index) => {
        const only = rules.only?.(index);
        const name = nameOfHandle(graph, index);
        return (
          <span key={index} role="group" aria-label={name} className={css.row}>
            <span className={css.name} aria-hidden="true">
              {name}
            </span>
            <span className={css.place}>
              {only !== 'y' && handle.end !== 'arrow' && <Coordinate handle={handle} index={index} direction="x" />}
              {only !== 'x' && !graph.isLine && <Coordinate handle={handle} index={index} direction="y" />}
            </span>
            {handle.end !== undefined && <EndField end={handle.end} index={index} />}
            {canRemove(graph, index) && !isReadOnly && isLastOfThing(graph, index) && (
              <button
                type="button"
                className={classes(toolsCss.tool, css.remove)}
                aria-label={removeWords(graph, index)}
                onClick={() => actions.remove(index)}
              >
                <X aria-hidden />
              </button>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** Whether a handle is the second of two that are removed together. */
const isLastOfThing = ({ tool }: Graph, index: number): boolean =>
  tool === 'interval' ? index % 2 === 1 : tool !== 'half-plane' || index % 2 === 0;

function removeWords(graph: Graph, index: number): string {
  if (graph.tool === 'interval') return t(m.removePiece, { number: (index + 1) / 2 });
  if (graph.tool === 'half-plane') return t(m.removeBorder, { line: lineNamed(index / 2 - 1) });
  return t(m.remove, { name: nameOfHandle(graph, index) });
}

/** One coordinate. What is typed moves the handle as soon as it is a place of the figure. */
const Coordinate = memo(function Coordinate(props: { handle: Handle; index: number; direction: Direction }) {
  const { handle, index, direction } = props;
  const { graph, scene, decimal, isReadOnly, actions, isUntouched } = useGraphBase();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const id = useId();
  const select = useSelectOnFocus();
  const shown = shownNumber(handle[direction], isPiOn(graph, direction), decimal);
  const place = typed === undefined ? undefined : placeOf(typed);
  const isOff = typed !== undefined && typed.trim() !== '' && place === undefined;

  function placeOf(text: string) {
    const value = typedNumber(text);
    if (value === undefined) return undefined;
    const to = nearestPlace({ ...handle, [direction]: value }, graph, scene.window);
    return Math.abs(to[direction] - value) < 1e-6 * (1 + Math.abs(value)) ? to : undefined;
  }
  const handleChange = (text: string): void => {
    setTyped(text);
    const to = placeOf(text);
    if (to) actions.move(index, to);
  };
  /** The nearest place of the figure. */
  const settle = (): void => {
    const value = typed === undefined ? undefined : typedNumber(typed);
    if (value !== undefined && place === undefined) {
      actions.move(index, nearestPlace({ ...handle, [direction]: value }, graph, scene.window));
    }
    setTyped(undefined);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <label className={css.coordinate} htmlFor={id}>
      <span>{direction}</span>
      <input
        ref={select}
        id={id}
        value={typed ?? (isUntouched ? '' : shown)}
        placeholder={isUntouched ? shown : undefined}
        aria-label={`${nameOfHandle(graph, index)}, ${direction}`}
        aria-invalid={isOff || undefined}
        readOnly={isReadOnly}
        autoComplete="off"
        maxLength={12}
        size={5}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKey}
      />
    </label>
  );
});

const endLabels: Readonly<Record<HandleEnd, string>> = {
  closed: t(m.endIncluded),
  open: t(m.endNotIncluded),
  arrow: t(m.endContinues),
};

function EndField({ end, index }: { end: HandleEnd; index: number }) {
  const { graph, isReadOnly, actions } = useGraphBase();
  return (
    <select
      className={css.end}
      aria-label={t(m.kind, { graph: nameOfHandle(graph, index) })}
      value={end}
      disabled={isReadOnly}
      onChange={(event) => actions.setEnd(index, event.target.value as HandleEnd)}
    >
      {Object.entries(endLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
