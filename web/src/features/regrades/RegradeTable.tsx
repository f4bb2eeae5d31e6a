import type { RegradedLearner } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { figure } from './regrade-words.ts';
import { VerdictChange } from './VerdictChange.tsx';

const Table = styled('table')(({ theme }) => {
  const { divider, lemma, text } = theme.vars.palette;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 15,
    lineHeight: '22px',
    '& th, & td': {
      padding: '10px 20px',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderTop: `1px solid ${divider}`,
    },
    '& thead th': { borderTop: 0, fontSize: 14, fontWeight: 600, color: text.secondary },
    '& tbody th': { fontWeight: 600 },
    '& tbody th a': { color: 'inherit', textDecoration: 'none' },
    '& tbody th a:hover': { textDecoration: 'underline' },
    '& .number': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .why': { color: text.secondary },
    '& .kept': { background: lemma.sunken },
    '& .old': { textDecoration: 'line-through', color: text.secondary },
    '& .up': { fontWeight: 650, color: lemma.okText },
    '& .down': { fontWeight: 650, color: lemma.errText },
    '& .number svg': { width: 15, height: 15, margin: '0 6px', verticalAlign: '-2px', color: lemma.ink3 },
    '& .typed': { overflowX: 'auto', maxWidth: 320 },
    [theme.breakpoints.down('md')]: {
      '& thead': { display: 'none' },
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& tr': { borderTop: `1px solid ${divider}`, padding: '12px 16px' },
      '& th, & td': { border: 0, padding: '2px 0' },
      '& td': { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 8, alignItems: 'baseline' },
      '& td::before': { content: 'attr(data-label)', fontSize: 14, color: text.secondary },
      '& .number': { textAlign: 'start' },
    },
  };
});

interface RegradeTableProps {
  rows: readonly RegradedLearner[];
  classId: string;
  taskId: string;
  /** Of the question. */
  points: number;
  part: string | null;
}

/** Every learner whom a regrade concerns: what they answered, how it was and is marked, and why. */
export function RegradeTable({ rows, points, part, ...ids }: RegradeTableProps) {
  return (
    <Table aria-label="Learners">
      <thead>
        <tr>
          <th scope="col">Learner</th>
          <th scope="col">Answer</th>
          <th scope="col">Verdict</th>
          <th scope="col">Why</th>
          <th scope="col" className="number">
            Score of {figure(points)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <LearnerRow key={row.memberId ?? index} row={row} part={part} {...ids} />
        ))}
      </tbody>
    </Table>
  );
}

function LearnerRow({
  row,
  part,
  classId,
  taskId,
}: { row: RegradedLearner } & Pick<RegradeTableProps, 'part' | 'classId' | 'taskId'>) {
  const name = `${row.lastName}, ${row.firstName}`;
  const change = row.changes.at(-1);
  const more = row.changes.length - 1;
  return (
    <tr className={row.isKept ? 'kept' : undefined}>
      <th scope="row">
        {row.memberId === null ? name : <Link to={paths.learnerReview(classId, row.memberId, taskId)}>{name}</Link>}
      </th>
      <td data-label="Answer">
        <div className="typed">
          {change === undefined ? 'none' : <Answers change={change} part={part} />}
          {more > 0 ? <small className="why"> and {more} earlier</small> : null}
        </div>
      </td>
      <td data-label="Verdict">{change === undefined ? '' : <VerdictChange {...change} />}</td>
      <td data-label="Why" className="why">
        {change === undefined ? '' : <MathText inline source={change.why} />}
      </td>
      <td data-label="Score" className="number">
        <ScoreChange row={row} />
      </td>
    </tr>
  );
}

function Answers({ change, part }: { change: RegradedLearner['changes'][number]; part: string | null }) {
  const shown = change.answers.filter((answer) => answer.value !== '' && (part === null || answer.part === part));
  return shown.map((answer) => (
    <div key={answer.part}>
      {shown.length > 1 ? <small className="why">{answer.part}: </small> : null}
      <TypedMaths source={answer.value} />
    </div>
  ));
}

function ScoreChange({ row: { scoreBefore, scoreAfter, isKept } }: { row: RegradedLearner }) {
  if (isKept || scoreBefore === scoreAfter) {
    return (
      <span>
        {isKept ? 'kept ' : ''}
        <b>{figure(scoreAfter)}</b>
      </span>
    );
  }
  return (
    <span>
      <span className="old">{figure(scoreBefore)}</span>
      <ArrowRight aria-hidden />
      <VisuallyHidden> becomes </VisuallyHidden>
      <span className={scoreAfter > scoreBefore ? 'up' : 'down'}>{figure(scoreAfter)}</span>
    </span>
  );
}
