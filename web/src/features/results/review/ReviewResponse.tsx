import { Check, Circle, X } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { momentWords } from '../../../dates.ts';
import { figure } from '../grade-book/grade-table.ts';
import { answerSource, isMaths, reasonWords, type ReviewedResponse, type ReviewedVariant } from './review.ts';
import { spanWords } from '../learner/learner-words.ts';
import { TypedMaths } from './TypedMaths.tsx';

const Head = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.lemma.ink3,
  marginBottom: 8,
  fontVariantNumeric: 'tabular-nums',
}));

const Answer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& + &': { marginTop: 14 },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', minWidth: 0 },
  '& .box': {
    minWidth: 44,
    maxWidth: '100%',
    minHeight: 40,
    padding: '7px 12px',
    overflowX: 'auto',
    overflowY: 'hidden',
    border: `2px solid ${theme.vars.palette.lemma.lineStrong}`,
    borderRadius: 10,
    lineHeight: '24px',
  },
  '& .box.right': { borderColor: theme.vars.palette.success.main, background: theme.vars.palette.lemma.okSoft },
  '& .box.wrong': { borderColor: theme.vars.palette.error.main, background: theme.vars.palette.lemma.errSoft },
  '& .box.partly, & .box.unknown, & .box.invalid': {
    borderColor: theme.vars.palette.warning.main,
    background: theme.vars.palette.lemma.warnSoft,
  },
  '& .verdict': { display: 'inline-flex', alignItems: 'center', gap: 5, fontSize: 14, fontWeight: 600 },
  '& .verdict.right': { color: theme.vars.palette.lemma.okText },
  '& .verdict.wrong': { color: theme.vars.palette.lemma.errText },
  '& .verdict.partly, & .verdict.unknown, & .verdict.invalid': { color: theme.vars.palette.lemma.warnText },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: '4px 12px',
    fontSize: 14,
    lineHeight: '20px',
  },
  '& dt': { color: theme.vars.palette.lemma.ink3 },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 13 },
}));

type PartOutcome = ReviewedResponse['parts'][number]['outcome'];

const verdicts: Record<PartOutcome, string> = {
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not yet',
  invalid: 'Cannot be read',
  unfinished: 'Not worked out',
  unknown: 'Not decided',
  empty: 'Empty',
};

interface ReviewResponseProps {
  response: ReviewedResponse;
  variant: ReviewedVariant;
  number: number;
  total: number;
}

/** Returns the score of a response, and the credit where it is less. */
function pointsOf({ score, credited }: ReviewedResponse): string {
  const points = `${figure(score)} ${score === 1 ? 'point' : 'points'}`;
  return credited === score ? points : `${points}, ${figure(credited)} count`;
}

/** One try: each answer typeset and as typed, its verdict, the feedback shown and how it was decided. */
export function ReviewResponse({ response, variant, number, total }: ReviewResponseProps) {
  return (
    <>
      <Head>
        <span>{total === 1 ? 'Answer' : `Try ${number} of ${total}`}</span>
        <span>
          {[
            momentWords(response.receivedAt, serverNow()),
            response.secondsSpent === null ? '' : spanWords(response.secondsSpent),
            response.isLate ? 'late' : '',
            response.isFromDraft ? 'handed in from the draft' : '',
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
            <div className="line">
              {variant.parts.length === 1 ? null : <span>{part.label || `Part ${index + 1}`}</span>}
              <div className={`box ${outcome}`}>
                {value === '' ? (
                  '–'
                ) : isMaths(part) ? (
                  <TypedMaths source={value} />
                ) : (
                  <MathText inline source={answerSource(part, value)} />
                )}
              </div>
              <span className={`verdict ${outcome}`}>
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
            <dl>
              {isMaths(part) && value !== '' ? (
                <>
                  <dt>Typed</dt>
                  <dd>
                    <code>{value}</code>
                  </dd>
                </>
              ) : null}
              {verdict === undefined || verdict.feedback === '' ? null : (
                <>
                  <dt>Shown</dt>
                  <dd>
                    <MathText inline source={verdict.feedback} />
                  </dd>
                </>
              )}
              {verdict === undefined || verdict.reason === '' ? null : (
                <>
                  <dt>Decided</dt>
                  <dd>{reasonWords(verdict.reason)}</dd>
                </>
              )}
            </dl>
          </Answer>
        );
      })}
    </>
  );
}
