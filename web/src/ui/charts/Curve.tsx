import { t } from '../../words/say.tsx';
import { ChartEnds } from './ChartEnds.tsx';
import { ChartTable } from './ChartTable.tsx';
import * as m from './messages.ts';
import css from './Curve.module.css';

export interface CurvePoint {
  readonly name: string;
  /** From 0 to 1; null where there is nothing, which leaves a gap. */
  readonly share: number | null;
}

interface CurveProps {
  caption: string;
  heads: readonly [string, string];
  points: readonly CurvePoint[];
  ends: readonly [string, string];
}

const [step, height] = [10, 60] as const;

/** Returns runs of points that follow each other without a gap, as places in the list. */
export function runsOf(points: readonly CurvePoint[]): number[][] {
  const runs: number[][] = [];
  for (const [index, { share }] of points.entries()) {
    if (share === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** A share over time, on the whole scale from 0 to 100 %; spans without a figure are bridged by a dashed line. */
export function Curve({ caption, heads, points, ends }: CurveProps) {
  const at = (index: number) => `${index * step},${((1 - (points[index]?.share ?? 0)) * height).toFixed(2)}`;
  return (
    <div className={css.figure}>
      <svg
        viewBox={`0 0 ${Math.max(1, points.length - 1) * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, height / 2, height].map((y) => (
          <line key={y} x1={0} x2={(points.length - 1) * step} y1={y} y2={y} />
        ))}
        <polyline className={css.bridge} points={runsOf(points).flat().map(at).join(' ')} />
        {runsOf(points).map((run) =>
          run.length === 1 ? (
            <path key={run[0]} d={`M ${at(run[0] ?? 0)} h 0`} />
          ) : (
            <polyline key={run[0]} points={run.map(at).join(' ')} />
          ),
        )}
      </svg>
      <ChartEnds ends={ends} />
      <ChartTable
        caption={caption}
        heads={heads}
        rows={points.map(({ name, share }) => [name, share === null ? t(m.none) : `${Math.round(share * 100)} %`])}
      />
    </div>
  );
}
