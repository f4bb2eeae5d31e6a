import type { getTip, ResponseOf } from '@lemma/contracts';
import { Lightbulb, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { Card } from '../../ui/Card.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TipSteps.module.css';

const Step = part('div', css.step);

interface TipStepsProps {
  tip: ResponseOf<typeof getTip>;
  /** How many steps are open: hints in order, then the solution. */
  shown: number;
  onShow: (count: number) => void;
}

/** Hints and solution, opened one after the other. */
export function TipSteps({ tip, shown, onShow }: TipStepsProps) {
  const { hints, solution, direction } = tip;
  const numbered = (index: number) =>
    hints.length > 1 ? t(m.hintOf, { number: index + 1, count: hints.length }) : t(m.hint);
  return (
    <>
      {hints.length > 0 && (
        <Card className={css.after}>
          {hints.map((hint, index) => (
            <StepBox
              key={index}
              title={numbered(index)}
              icon={<Lightbulb className={css.hint} aria-hidden />}
              isOpen={index < shown}
              open={
                index === shown
                  ? { label: t(m.showHint, { number: index + 1 }), run: () => onShow(index + 1) }
                  : undefined
              }
            >
              <MathText source={hint} direction={direction} />
            </StepBox>
          ))}
        </Card>
      )}
      {solution !== '' && (
        <Card className={css.after}>
          <StepBox
            title={t(m.solution)}
            icon={<ListChecks aria-hidden />}
            isOpen={shown > hints.length}
            open={
              shown === hints.length ? { label: t(m.showSolution), run: () => onShow(hints.length + 1) } : undefined
            }
            later={t(m.afterHint, { number: hints.length })}
          >
            <MathText source={solution} direction={direction} />
          </StepBox>
        </Card>
      )}
    </>
  );
}

interface StepBoxProps {
  title: string;
  icon: ReactNode;
  isOpen: boolean;
  /** The button that opens the step when it is next. */
  open: { label: string; run: () => void } | undefined;
  /** Said of a step whose turn has not come. */
  later?: string;
  children: ReactNode;
}

function StepBox({ title, icon, isOpen, open, later, children }: StepBoxProps) {
  return (
    <Step>
      <div className={css.head}>
        <h2>
          {icon}
          {title}
        </h2>
        {isOpen ? null : (
          <span className={css.end}>
            {open === undefined ? (
              later
            ) : (
              <Button size="small" variant="soft" onClick={open.run}>
                {open.label}
              </Button>
            )}
          </span>
        )}
      </div>
      {isOpen && <div aria-live="polite">{children}</div>}
    </Step>
  );
}
