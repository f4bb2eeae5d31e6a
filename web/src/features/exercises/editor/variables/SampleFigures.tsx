import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import type { SampleValues } from '../../engine/messages.ts';

const Figures = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& > span': { textAlign: 'right', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&.wide': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    gap: 14,
    overflow: 'hidden',
  },
  [theme.breakpoints.down('sm')]: {
    fontSize: 13,
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    gap: 12,
    overflow: 'hidden',
  },
}));

const isFigure = (plain: string): boolean => /^-?[\d.]+$/.test(plain);
const isWord = (latex: string): boolean => latex.startsWith('\\text') || latex === '';

interface SampleFiguresProps {
  name: string;
  samples: readonly SampleValues[];
}

/** Five values of one variable: figures under each other, everything else typeset. */
export function SampleFigures({ name, samples }: SampleFiguresProps): ReactElement {
  const values = samples.map((sample) => sample?.[name]);
  const areFigures = values.every((value) => value === undefined || (isFigure(value.plain) && value.plain.length < 6));
  return (
    <Figures
      className={areFigures ? 'samples' : 'samples wide'}
      aria-label={samples.length === 0 ? undefined : 'Samples'}
    >
      {values.map((value, index) => (
        <span key={index}>{value === undefined ? '–' : <SampleValue {...value} />}</span>
      ))}
    </Figures>
  );
}

function SampleValue({ latex, plain }: { latex: string; plain: string }): ReactElement {
  if (isFigure(plain) || isWord(latex)) return <>{plain.replace(/^-/, '−')}</>;
  return <MathText inline source={`$${latex}$`} />;
}
