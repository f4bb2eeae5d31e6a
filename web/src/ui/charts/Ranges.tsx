import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { classes } from '../classes.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Ranges.module.css';

export interface Range {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** `3 of 12`. */
  readonly words: string;
  readonly isLoud: boolean;
  /** Shown at the end of the row. */
  readonly more?: ReactNode;
}

interface RangesProps {
  label: string;
  ranges: readonly Range[];
  /** Share of all, as a dashed line. */
  all: number;
}

const whole = (share: number) => Math.round(share * 100);

/** A row for each share, with the range in which the true one lies. */
export function Ranges({ label, ranges, all }: RangesProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {ranges.map(({ name, share, low, high, words, isLoud, more }) => (
        <li key={name} className={classes(isLoud && css.loud)}>
          <span>{name}</span>
          <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
            <rect className={css.track} x={0} y={7} width={100} height={2} />
            <rect
              className={css.range}
              x={low * 100}
              y={4}
              width={Math.max(0.5, (high - low) * 100)}
              height={8}
              rx={1}
            />
            <rect
              className={css.share}
              x={Math.min(98.5, Math.max(0, share * 100 - 0.75))}
              y={2}
              width={1.5}
              height={12}
            />
            <line x1={all * 100} x2={all * 100} y1={0} y2={16} />
          </svg>
          <span className={css.end}>
            <small>{words}</small>
            <VisuallyHidden>
              {t(m.percentBetweenAnd, { share: whole(share), low: whole(low), high: whole(high) })}
            </VisuallyHidden>
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}
