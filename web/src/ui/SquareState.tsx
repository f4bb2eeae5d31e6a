import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SquareTone = 'open' | 'now' | 'right' | 'wrong' | 'partly' | 'answered';

const Square = styled('span', {
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'size' && prop !== 'marked',
})<{
  tone: SquareTone;
  size: number;
  marked: boolean;
}>(({ theme, tone, size, marked }) => {
  const { lemma, primary, background, warning } = theme.vars.palette;
  const tones = {
    open: [background.paper, theme.vars.palette.divider, lemma.ink3],
    now: [primary.main, primary.main, primary.contrastText],
    right: [lemma.okSoft, 'transparent', lemma.okText],
    wrong: [lemma.errSoft, 'transparent', lemma.errText],
    partly: [lemma.warnSoft, 'transparent', lemma.warnText],
    answered: [lemma.primarySoft, lemma.primaryLine, primary.main],
  } as const;
  const [ground, border, ink] = tones[tone];
  return {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: 6,
    border: `1px solid ${border}`,
    background: ground,
    color: ink,
    fontSize: size < 24 ? 11 : 13,
    lineHeight: 1,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '& svg': { fontSize: 12, verticalAlign: 0 },
    ...(marked && {
      '&::after': {
        content: '""',
        position: 'absolute',
        right: -1,
        top: -1,
        border: `5px solid ${warning.main}`,
        borderLeftColor: 'transparent',
        borderBottomColor: 'transparent',
        borderTopRightRadius: 5,
      },
    }),
  };
});

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
    <Square tone={tone} size={size} marked={marked}>
      {sign ?? children}
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </Square>
  );
}
