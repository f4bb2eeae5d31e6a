import { Lightbulb, ListChecks } from 'lucide-react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../../ui/part.ts';
import { appears } from '../playing/use-bring-into-view.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './HelpCards.module.css';

const Help = part(Card, css.help);

interface HintCardsProps {
  hints: readonly string[];
  hintCount: number;
  direction: 'ltr' | 'rtl';
  language?: string | undefined;
}

/** The hints revealed so far, one card each. */
export function HintCards({ hints, hintCount, direction, language }: HintCardsProps) {
  return hints.map((hint, index) => (
    <Help
      key={index}
      className={css.hint}
      {...{ [appears.hint]: true }}
      aria-label={t(m.hintOf, { number: index + 1, count: hintCount })}
    >
      <h2>
        <Lightbulb aria-hidden />
        {hintCount > 1 ? t(m.hintOf, { number: index + 1, count: hintCount }) : t(m.hint)}
      </h2>
      <MathText source={hint} direction={direction} language={language} />
    </Help>
  ));
}

interface SolutionCardProps {
  solution: string;
  direction: 'ltr' | 'rtl';
  language?: string | undefined;
}

/** The worked solution of this variant; it ends as a proof does. */
export function SolutionCard({ solution, direction, language }: SolutionCardProps) {
  return (
    <Help aria-label={t(m.solution)}>
      <h2>
        <ListChecks aria-hidden />
        {t(m.solutionWithYourNumbers)}
      </h2>
      <MathText source={solution} direction={direction} language={language} />
      <span className={css.end} aria-hidden="true" />
      <VisuallyHidden>{t(m.endOfSolution)}</VisuallyHidden>
    </Help>
  );
}
