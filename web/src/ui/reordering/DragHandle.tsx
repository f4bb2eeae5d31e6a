import type { ReactElement, RefObject } from 'react';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';

const Grip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  minHeight: 32,
  borderRadius: 6,
  color: theme.vars.palette.lemma.ink3,
  cursor: 'grab',
  userSelect: 'none',
  '&:hover': { background: theme.vars.palette.lemma.sunken },
  '&:active': { cursor: 'grabbing' },
  '@media print': { display: 'none' },
}));

/** The handle by which a row is dragged. Keys and buttons also move the row, for people without a pointer. */
export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }): ReactElement {
  return (
    <Grip ref={handle} title="Drag to move" aria-hidden>
      <GripVertical />
    </Grip>
  );
}

/** Styles of a row with the marks of `useReorderDrag`: a line where the dragged one would land. */
export const dropLines = (theme: Theme) =>
  ({
    position: 'relative',
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: 3,
      borderRadius: 2,
      background: theme.vars.palette.primary.main,
      pointerEvents: 'none',
      zIndex: 1,
    },
    '&[data-drop=top]::after': { top: -2 },
    '&[data-drop=bottom]::after': { bottom: -2 },
  }) as const;
