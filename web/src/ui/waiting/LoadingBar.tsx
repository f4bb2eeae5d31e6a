import type { ReactElement } from 'react';
import { part } from '../part.ts';
import css from './LoadingBar.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

const Track = part('div', css.track);

/** [F09] A line along the upper edge of the page while a page or its data are loading. */
export function LoadingBar({ active, label = 'Loading' }: { active: boolean; label?: string }): ReactElement | null {
  if (!active) return null;
  return (
    <Track>
      <progress aria-label={label} className={hidden.visuallyHidden} />
      <i />
    </Track>
  );
}
