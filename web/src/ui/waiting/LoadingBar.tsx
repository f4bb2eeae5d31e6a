import type { ReactElement } from 'react';
import { visuallyHidden } from '../visually-hidden.ts';
import { keyframes, styled } from '@mui/material/styles';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Track = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  overflow: 'hidden',
  zIndex: theme.zIndex.appBar + 1,
  '& > i': {
    display: 'block',
    width: '30%',
    height: '100%',
    borderRadius: 2,
    background: theme.vars.palette.primary.main,
    animation: `${run} 1.1s ${theme.transitions.easing.easeInOut} infinite`,
  },
  // Without motion it is a full line: still a sign that something is going on.
  '@media (prefers-reduced-motion:reduce)': { '& > i': { width: '100%' } },
}));

/** [F09] A line along the upper edge of the page while a page or its data are loading. */
export function LoadingBar({ active, label = 'Loading' }: { active: boolean; label?: string }): ReactElement | null {
  if (!active) return null;
  return (
    <Track>
      <progress aria-label={label} style={visuallyHidden} />
      <i />
    </Track>
  );
}
