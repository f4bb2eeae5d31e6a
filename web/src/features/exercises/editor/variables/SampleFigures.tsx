import type { ReactElement } from 'react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import type { SampleValues } from '../../engine/messages.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SampleFigures.module.css';
import { leftToRight } from '../../../../words/left-to-right.ts';

const Figures = part('span', css.figures);

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
      data-samples
      className={areFigures ? undefined : css.wide}
      aria-label={samples.length === 0 ? undefined : t(m.samples)}
    >
      {values.map((value, index) => (
        <span key={index}>{value === undefined ? '–' : <SampleValue {...value} />}</span>
      ))}
    </Figures>
  );
}

function SampleValue({ latex, plain }: { latex: string; plain: string }): ReactElement {
  if (isFigure(plain)) return <>{leftToRight(plain.replace(/^-/, '−'))}</>;
  if (isWord(latex)) return <>{plain}</>;
  return <MathText inline source={`$${latex}$`} />;
}
