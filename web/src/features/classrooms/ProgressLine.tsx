import { part } from '../../ui/part.ts';
import css from './ProgressLine.module.css';

const Track = part('span', css.track);

interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  className?: string | undefined;
}

/** A line that shows progress; the figure is beside it. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <Track aria-hidden="true" className={className}>
      <i style={{ '--share': `${Math.round(100 * Math.min(1, Math.max(0, share)))}%` }} />
    </Track>
  );
}
