import { useId } from 'react';
import { part } from '../part.ts';
import { ProgressBar } from './ProgressBar.tsx';
import css from './CountedProgress.module.css';

const Box = part('div', css.progress);

interface CountedProgressProps {
  /** Says how far it is, with the numbers. */
  label: string;
  done: number;
  all: number;
}

/** How far a long piece of work is, as a bar and in words that screen readers hear. */
export function CountedProgress({ label, done, all }: CountedProgressProps) {
  const id = useId();
  return (
    <Box>
      <span id={id} role="status">
        {label}
      </span>
      <ProgressBar aria-labelledby={id} value={all === 0 ? 0 : (100 * done) / all} />
    </Box>
  );
}
