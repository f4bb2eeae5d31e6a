import type { RegradedLearner } from '@lemma/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { figure } from './regrade-words.ts';
import { VerdictChange } from './VerdictChange.tsx';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegradeTable.module.css';

const Table = part('table', css.table);

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
    <Table aria-label={t(m.learners)}>
      <thead>
        <tr>
          <th scope="col">{t(m.learner)}</th>
          <th scope="col">{t(m.answer)}</th>
          <th scope="col">{t(m.verdict)}</th>
          <th scope="col">{t(m.why)}</th>
          <th scope="col" className={css.number}>
            {t(m.scoreOf, { points: figure(points) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <LearnerRow key={row.memberId ?? index} row={row} points={points} part={part} {...ids} />
        ))}
      </tbody>
    </Table>
  );
}

function LearnerRow({
  row,
  points,
  part,
  classId,
  taskId,
}: { row: RegradedLearner } & Omit<RegradeTableProps, 'rows'>) {
  const name = `${row.lastName}, ${row.firstName}`;
  const change = row.changes.at(-1);
  const more = row.changes.length - 1;
  return (
    <tr className={row.isKept ? css.kept : undefined}>
      <th scope="row">
        {row.memberId === null ? name : <Link to={paths.learnerReview(classId, row.memberId, taskId)}>{name}</Link>}
      </th>
      <td data-label={t(m.answer)}>
        <div className={css.typed}>
          {change === undefined ? t(m.noneWord) : <Answers change={change} part={part} />}
          {more > 0 ? <small className={css.why}> {t(m.andEarlier, { more })}</small> : null}
        </div>
      </td>
      <td data-label={t(m.verdict)}>{change === undefined ? '' : <VerdictChange {...change} />}</td>
      <td data-label={t(m.why)} className={css.why}>
        {change === undefined ? '' : <MathText inline source={change.why} />}
      </td>
      <td data-label={t(m.scoreOf, { points: figure(points) })} className={css.number}>
        <ScoreChange row={row} />
      </td>
    </tr>
  );
}

function Answers({ change, part }: { change: RegradedLearner['changes'][number]; part: string | null }) {
  const shown = change.answers.filter((answer) => answer.value !== '' && (part === null || answer.part === part));
  return shown.map((answer) => (
    <div key={answer.part}>
      {shown.length > 1 ? <small className={css.why}>{answer.part}: </small> : null}
      <TypedMaths source={answer.value} />
    </div>
  ));
}

function ScoreChange({ row: { scoreBefore, scoreAfter, isKept } }: { row: RegradedLearner }) {
  if (isKept || scoreBefore === scoreAfter) {
    return (
      <span>
        {isKept ? (
          <Rich of={m.keptScore} values={{ score: figure(scoreAfter) }} tags={{ b: <b /> }} />
        ) : (
          <b>{figure(scoreAfter)}</b>
        )}
      </span>
    );
  }
  return (
    <span>
      <span className={css.old}>{figure(scoreBefore)}</span>
      <ArrowRight aria-hidden />
      <VisuallyHidden> {t(m.becomes)} </VisuallyHidden>
      <span className={scoreAfter > scoreBefore ? css.up : css.down}>{figure(scoreAfter)}</span>
    </span>
  );
}
