import type { ReactElement } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { Card, CardRow, CardRows, Grow } from '../Card.tsx';

const sweep = keyframes({ from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } });

/** A grey bar in the size of what is coming. */
export const SkeletonBar = styled('span', { shouldForwardProp: (prop) => prop !== 'width' && prop !== 'height' })<{
  width?: number | string;
  height?: number;
}>(({ theme, width = '100%', height = 15 }) => ({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  flex: 'none',
  borderRadius: 6,
  backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.divider} 25%, color-mix(in srgb, ${theme.vars.palette.divider} 62%, ${theme.vars.palette.background.paper}) 50%, ${theme.vars.palette.divider} 75%)`,
  backgroundSize: '200% 100%',
  animation: `${sweep} 1.6s linear infinite`,
}));

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
        <CardRow as="div" style={{ minHeight: 56 }}>
          <SkeletonBar width={120} height={16} />
        </CardRow>
      ) : null}
      <CardRows as="div">
        {Array.from({ length: rows }, (_, row) => (
          <CardRow as="div" key={row}>
            <SkeletonBar width={24} height={24} />
            <Grow>
              <SkeletonBar width={widths[row % widths.length] ?? '60%'} style={{ marginBottom: 9, marginTop: 4 }} />
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
        <SkeletonBar key={line} width={widths[line % widths.length] ?? '60%'} height={16} style={{ margin: '7px 0' }} />
      ))}
    </section>
  );
}
