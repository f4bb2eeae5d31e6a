import { classes } from '../classes.ts';
import css from './Scatter.module.css';

export interface ScatterPoint {
  readonly id: string;
  readonly mark: string;
  /** Spoken name with both figures. */
  readonly label: string;
  /** From 0 to 1, from the left and from below. */
  readonly x: number;
  readonly y: number;
  /** Between which heights it may lie; drawn as a line through it. */
  readonly range?: { readonly low: number; readonly high: number };
  readonly tone: 'usual' | 'warning' | 'error';
}

interface ScatterProps {
  points: readonly ScatterPoint[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  bands: readonly {
    readonly from: number;
    readonly to: number;
    readonly tone: 'warning' | 'error';
    readonly words: string;
  }[];
  /** Words at the axes, from their beginning to their end. */
  across: readonly string[];
  up: readonly string[];
  name: string;
}

const toneOf = { usual: undefined, warning: css.ofWarning, error: css.ofError };

/**
 * Numbered squares on a plane, in bands that say what they mean. The points are buttons that speak their figures; since
 * they may overlap, the Tab key leaves them out, and a page that shows them offers the same choice in a list.
 */
export function Scatter({ points, chosen, onChoose, bands, across, up, name }: ScatterProps) {
  return (
    <div className={css.figure} dir="ltr">
      <div className={css.vertical} aria-hidden="true">
        {up.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
      <div className={css.plane}>
        {bands.map(({ from, to, tone, words }) => (
          <div key={words} className={classes(css.band, css[tone])} style={{ '--from': from, '--to': to }}>
            {words}
          </div>
        ))}
        {points.map(({ id, x, range }) =>
          range === undefined ? null : (
            <div key={id} className={css.range} style={{ '--x': x, '--from': range.low, '--to': range.high }} />
          ),
        )}
        {points.map(({ id, mark, label, x, y, tone }) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={classes(css.point, toneOf[tone])}
            aria-label={label}
            aria-pressed={chosen === id}
            style={{ '--x': x, '--y': y }}
            onClick={() => onChoose(id)}
          >
            {mark}
          </button>
        ))}
      </div>
      <div className={css.horizontal} aria-hidden="true">
        {across.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
      <div className={css.name} aria-hidden="true">
        {name}
      </div>
    </div>
  );
}
