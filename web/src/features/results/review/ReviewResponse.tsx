import type { ReactNode } from 'react';
import { Check, Circle, X } from 'lucide-react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { momentWords } from '../../../dates.ts';
import { figure } from '../grade-book/grade-table.ts';
import { answerSource, isMaths, reasonWords, type ReviewedResponse, type ReviewedVariant } from './review.ts';
import { spanWords } from '../learner/learner-words.ts';
import { GivenChoice } from '../../../maths/choosing/GivenChoice.tsx';
import { GivenGraph } from '../../../maths/graph/GivenGraph.tsx';
import { TypedMaths } from './TypedMaths.tsx';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReviewResponse.module.css';

const Head = part('p', css.head);

const Answer = part('div', css.answer);

type PartOutcome = ReviewedResponse['parts'][number]['outcome'];

const verdicts: Record<PartOutcome, string> = {
  right: t(m.rightAnswer),
  partly: t(m.partlyRight),
  wrong: t(m.notYet),
  invalid: t(m.cannotBeRead),
  unfinished: t(m.notWorkedOut),
  unknown: t(m.notDecided),
  empty: t(m.empty),
};

interface ReviewResponseProps {
  response: ReviewedResponse;
  variant: ReviewedVariant;
  number: number;
  total: number;
  /** The acts that are allowed. */
  tools?: ReactNode;
}

/** Returns the score of a response, and the credit where it is less. */
function pointsOf({ score, credited }: ReviewedResponse): string {
  const points = t(m.decidedPoints, { score: figure(score), count: score });
  return credited === score ? points : t(m.creditedPoints, { points, credited: figure(credited) });
}

/** One try: each answer typeset and as typed, its verdict, the feedback shown and how it was decided. */
export function ReviewResponse({ response, variant, number, total, tools }: ReviewResponseProps) {
  return (
    <>
      <Head>
        <span>{total === 1 ? t(m.answerLabel) : t(m.tryOf, { number, count: total })}</span>
        <span>
          {[
            momentWords(response.receivedAt, serverNow()),
            response.secondsSpent === null ? '' : spanWords(response.secondsSpent),
            response.isLate ? t(m.late) : '',
            response.isFromDraft ? t(m.fromDraft) : '',
            pointsOf(response),
          ]
            .filter((words) => words !== '')
            .join(' · ')}
        </span>
      </Head>
      {variant.parts.map((part, index) => {
        const value = response.answers.find((answer) => answer.part === part.name)?.value ?? '';
        const verdict = response.parts.find((one) => one.part === part.name);
        const outcome = verdict?.outcome ?? 'empty';
        return (
          <Answer key={part.name}>
            <div className={css.line}>
              {variant.parts.length === 1 ? null : <span>{part.label || t(m.partNumber, { number: index + 1 })}</span>}
              <div className={classes(css.box, css[outcome])}>
                {value === '' ? (
                  '–'
                ) : isMaths(part) ? (
                  <TypedMaths source={value} />
                ) : (
                  <MathText inline source={answerSource(part, value)} />
                )}
              </div>
              <span className={classes(css.verdict, css[outcome])}>
                {outcome === 'right' ? (
                  <Check aria-hidden />
                ) : outcome === 'wrong' ? (
                  <X aria-hidden />
                ) : (
                  <Circle aria-hidden />
                )}
                {verdicts[outcome]}
              </span>
            </div>
            <Drawn part={part} value={value} outcome={outcome} figures={variant.figures} />
            <dl>
              {isMaths(part) && value !== '' ? (
                <>
                  <dt>{t(m.typedHead)}</dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </>
              ) : null}
              {verdict === undefined || verdict.feedback === '' ? null : (
                <>
                  <dt>{t(m.shownHead)}</dt>
                  <dd>
                    <Figures scenes={variant.figures}>
                      <MathText inline source={verdict.feedback} />
                    </Figures>
                  </dd>
                </>
              )}
              {verdict === undefined || verdict.reason === '' ? null : (
                <>
                  <dt>{t(m.decidedHead)}</dt>
                  <dd>{reasonWords(verdict.reason)}</dd>
                </>
              )}
            </dl>
          </Answer>
        );
      })}
      {tools}
    </>
  );
}

interface DrawnProps {
  part: ReviewedVariant['parts'][number];
  value: string;
  outcome: string;
  figures: ReviewedVariant['figures'];
}

/** The answer on its figure, where it was to be drawn. */
function Drawn({ part: { graph, choosing }, value, outcome, figures }: DrawnProps) {
  const verdict = outcome === 'right' || outcome === 'wrong' ? outcome : undefined;
  if (choosing !== undefined) {
    return <GivenChoice choosing={choosing} scenes={figures} value={value} verdict={verdict} />;
  }
  if (graph === undefined || value === '') return null;
  return <GivenGraph graph={graph} scenes={figures} value={value} verdict={verdict} />;
}
