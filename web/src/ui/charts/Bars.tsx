import { ChartEnds } from './ChartEnds.tsx';
import { ChartTable } from './ChartTable.tsx';
import css from './Bars.module.css';

export interface Bar {
  /** Name of the span, for the table. */
  readonly name: string;
  readonly value: number;
  /** As the table says it. */
  readonly words: string;
}

interface BarsProps {
  caption: string;
  /** The heads of the table: of the spans, and of the counts. */
  heads: readonly [string, string];
  bars: readonly Bar[];
  /** Draws the last bar solid: it is now. Otherwise all are. */
  lastIsNow?: boolean;
  /** A dashed line at this place, in bars from the left. */
  mark?: number;
  /** Words under the left and the right end. */
  ends: readonly [string, string];
}

const [barWidth, gap, height, radius] = [10, 2.5, 60, 1.5] as const;

/** Upright bars, scaled to the highest of them: a sparkline or a distribution. */
export function Bars({ caption, heads, bars, lastIsNow = false, mark, ends }: BarsProps) {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  const width = Math.max(1, bars.length * (barWidth + gap) - gap);
  return (
    <div className={css.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ name, value }, index) => {
          // A small value can still be seen; zero is a line on the ground.
          const tall = value <= 0 ? 1 : Math.max(3, (value / most) * height);
          return (
            <rect
              key={name}
              className={!lastIsNow || index === bars.length - 1 ? css.strong : undefined}
              x={index * (barWidth + gap)}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={Math.min(radius, tall / 2)}
            />
          );
        })}
        {mark === undefined ? null : (
          <line x1={mark * (barWidth + gap)} x2={mark * (barWidth + gap)} y1={0} y2={height} />
        )}
      </svg>
      <ChartEnds ends={ends} />
      <ChartTable caption={caption} heads={heads} rows={bars.map(({ name, words }) => [name, words])} />
    </div>
  );
}
