import type { PollQuestionView } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { percent, WallRows } from '../../wall/WallRows.ts';
import { resultKinds } from '../result-kinds.ts';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './wall.module.css';
import wallRowsCss from '../../wall/WallRows.module.css';

const Choices = part('ol', css.choices);

/** The choices as they are asked. */
function AskedChoices({ view }: { view: PollQuestionView }) {
  const { mark, hasTexts } = resultKinds[view.kind];
  return (
    <Choices>
      {view.choices.map((choice, place) => (
        <li key={choice.key}>
          <span className={css.square}>{mark(place, choice.key)}</span>
          <span className={css.what} {...wholeAttribute}>
            {hasTexts ? <MathText inline source={choice.text} /> : null}
          </span>
        </li>
      ))}
    </Choices>
  );
}

/** A choice of more signs than this gets as much room as its bar. */
const longText = 28;

/** Each choice with its share, in the order of the question. */
export function ChoiceRows({ question, results }: WallResultsProps) {
  const isLong = question.view.choices.some((choice) => choice.text.length > longText);
  const { mark, hasTexts } = resultKinds[question.view.kind];
  return (
    <WallRows aria-label={t(m.results)} className={isLong ? wallRowsCss.long : undefined}>
      {question.view.choices.map((choice, place) => {
        const votes = results.groups.find((group) => group.key === choice.key)?.count ?? 0;
        const isRight = question.key?.choices.includes(choice.key) ?? false;
        const share = percent(votes, results.answered);
        return (
          <li key={choice.key} className={isRight ? wallRowsCss.right : undefined}>
            <span className={wallRowsCss.square}>
              {isRight ? <Check aria-hidden size="1em" /> : mark(place, choice.key)}
              {isRight ? <VisuallyHidden>{t(m.right, { place: mark(place, choice.key) })}</VisuallyHidden> : null}
            </span>
            <span className={wallRowsCss.what} {...wholeAttribute}>
              {isRight ? <b aria-hidden="true">{mark(place, choice.key)}</b> : null}
              {hasTexts ? <MathText inline source={choice.text} /> : null}
            </span>
            <span className={wallRowsCss.bar} aria-hidden="true">
              <i style={{ '--share': `${share}%` }} />
            </span>
            <span className={wallRowsCss.share}>
              {share} % <small>{votes}</small>
            </span>
          </li>
        );
      })}
    </WallRows>
  );
}

export const choicesWall: WallKind = { Asked: AskedChoices, Results: ChoiceRows };
