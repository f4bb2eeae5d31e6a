import { part } from '../../../ui/part.ts';
import css from './WeightBar.module.css';

const Bar = part('div', css.bar);

/** The weights side by side, as wide as they are heavy; the rows below say the same in words. */
export function WeightBar({ rows }: { rows: readonly { readonly weight: number }[] }) {
  const largest = Math.max(...rows.map((row) => row.weight));
  if (rows.length === 0 || largest <= 0) return null;
  return (
    <Bar aria-hidden="true">
      {rows.map((row, at) =>
        row.weight > 0 ? (
          <span
            key={at}
            className={row.weight === largest ? css.largest : undefined}
            style={{ '--weight': row.weight }}
          >
            {row.weight}
          </span>
        ) : null,
      )}
    </Bar>
  );
}
