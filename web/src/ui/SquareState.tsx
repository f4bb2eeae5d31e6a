import type { ReactElement, ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { VisuallyHidden } from './hidden/VisuallyHidden.tsx';
import { classes } from './classes.ts';
import css from './SquareState.module.css';

export type SquareTone = 'open' | 'now' | 'right' | 'wrong' | 'partly' | 'answered';

interface SquareStateProps {
  tone: SquareTone;
  /** Content of a square without a sign: a number or a letter. */
  children?: ReactNode;
  /** The state in words, e.g. `Right`; read by screen readers. */
  label?: string;
  size?: number;
  /** Amber corner: marked to come back to. */
  marked?: boolean;
}

/** The square of the mark as a state: question step, task, part. Right and wrong carry a sign, never colour alone. */
export function SquareState({ tone, children, label, size = 26, marked = false }: SquareStateProps): ReactElement {
  const sign = tone === 'right' ? <Check aria-hidden /> : tone === 'wrong' ? <X aria-hidden /> : null;
  return (
    <span
      className={classes(css.square, css[tone], size < 24 && css.small, marked && css.marked)}
      style={{ '--size': `${size}px` }}
    >
      {sign ?? children}
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
