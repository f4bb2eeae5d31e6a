import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Its aim, for screen readers. */
  label: string;
  className?: string | undefined;
}

interface Squares {
  readonly text: string;
  readonly size: number;
  readonly path: string;
}

/** The code drawn last: a wall shows the same one large and then small. */
let last: Squares | undefined;

function squaresOf(text: string): Squares {
  if (last?.text === text) return last;
  const { data, size } = encode(text, { ecc: 'M', border: 1 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  last = { text, size, path: dark.join('') };
  return last;
}

/** Dark on light in both schemes: readers expect it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => squaresOf(text), [text]);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
