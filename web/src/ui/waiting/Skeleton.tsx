import type { ReactElement } from 'react';
import { Card, CardRow, CardRows, Grow } from '../Card.tsx';
import css from './Skeleton.module.css';
import { classes } from '../classes.ts';

interface SkeletonBarProps {
  width?: number | string;
  height?: number;
  className?: string | undefined;
}

/** A grey bar in the size of what is coming; the footer of the page waits for it. */
export function SkeletonBar({ width = '100%', height = 15, className }: SkeletonBarProps): ReactElement {
  return (
    <span
      data-waiting
      className={classes(css.skeletonBar, className)}
      style={{ '--width': typeof width === 'number' ? `${width}px` : width, '--height': `${height}px` }}
    />
  );
}

interface SkeletonRowsProps {
  /** Name of the content that is loading, for screen readers: `Loading tasks`. */
  label: string;
  rows?: number;
  /** Whether a head with a title is drawn above the rows. */
  head?: boolean;
}

const widths = ['62%', '48%', '70%', '55%', '64%'];

/** A card of rows while its content is loading; the boxes are those of `CardRow`. */
export function SkeletonRows({ label, rows = 3, head = true }: SkeletonRowsProps): ReactElement {
  return (
    <Card aria-busy="true" aria-label={label}>
      {head ? (
        <CardRow as="div" className={css.cardRow}>
          <SkeletonBar width={120} height={16} />
        </CardRow>
      ) : null}
      <CardRows as="div">
        {Array.from({ length: rows }, (_, row) => (
          <CardRow as="div" key={row}>
            <SkeletonBar width={24} height={24} />
            <Grow>
              <SkeletonBar width={widths[row % widths.length] ?? '60%'} className={css.skeletonBar} />
              <SkeletonBar width="40%" height={12} />
            </Grow>
            <SkeletonBar width={56} height={14} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** Lines of text while they are loading. */
export function SkeletonText({ label, lines = 3 }: { label: string; lines?: number }): ReactElement {
  return (
    <section aria-busy="true" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} width={widths[line % widths.length] ?? '60%'} height={16} className={css.spaced} />
      ))}
    </section>
  );
}
