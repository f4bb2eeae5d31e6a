import type { ReactElement } from 'react';
import { part } from '../part.ts';
import { useIsWaiting } from './waiting.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './LoadingBar.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

const Track = part('div', css.track);

/** [F09] A line along the upper edge while the page is loading (`active`), or while something on it waits for data. */
export function LoadingBar({ active, label = t(m.loading) }: { active: boolean; label?: string }): ReactElement | null {
  const isWaiting = useIsWaiting();
  if (!active && !isWaiting) return null;
  return (
    <Track>
      <progress aria-label={label} className={hidden.visuallyHidden} />
      <i />
    </Track>
  );
}
