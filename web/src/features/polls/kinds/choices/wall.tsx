import type { PollQuestionView } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { percent, WallRows } from '../../wall/WallRows.ts';
import { u } from '../../wall/wall-unit.ts';
import { resultKinds } from '../result-kinds.ts';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';

const Choices = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: u(16),
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${u(72)} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: u(28),
    minHeight: u(94),
    padding: `${u(10)} ${u(20)}`,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: u(14),
    background: theme.vars.palette.background.paper,
    fontSize: u(42),
    lineHeight: 1.2,
  },
  '& .what': { minWidth: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  '& .square': {
    display: 'grid',
    placeItems: 'center',
    width: u(72),
    height: u(72),
    borderRadius: u(12),
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
  },
}));

/** The choices as they are asked. */
function AskedChoices({ view }: { view: PollQuestionView }) {
  const { mark, hasTexts } = resultKinds[view.kind];
  return (
    <Choices>
      {view.choices.map((choice, place) => (
        <li key={choice.key}>
          <span className="square">{mark(place, choice.key)}</span>
          <span className="what" {...wholeAttribute}>
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
    <WallRows aria-label="Results" className={isLong ? 'long' : undefined}>
      {question.view.choices.map((choice, place) => {
        const votes = results.groups.find((group) => group.key === choice.key)?.count ?? 0;
        const isRight = question.key?.choices.includes(choice.key) ?? false;
        const share = percent(votes, results.answered);
        return (
          <li key={choice.key} className={isRight ? 'right' : undefined}>
            <span className="square">
              {isRight ? <Check aria-hidden size="1em" /> : mark(place, choice.key)}
              {isRight ? <VisuallyHidden>right: {mark(place, choice.key)}</VisuallyHidden> : null}
            </span>
            <span className="what" {...wholeAttribute}>
              {isRight ? <b aria-hidden="true">{mark(place, choice.key)}</b> : null}
              {hasTexts ? <MathText inline source={choice.text} /> : null}
            </span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${share}%` }} />
            </span>
            <span className="share">
              {share} % <small>{votes}</small>
            </span>
          </li>
        );
      })}
    </WallRows>
  );
}

export const choicesWall: WallKind = { Asked: AskedChoices, Results: ChoiceRows };
