import { getGradeBook, listSentScores, type GradeBook, type GradeUnit } from '@lemma/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Search } from 'lucide-react';
import { useParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { PrintButton } from '../../../maths/printing/PrintButton.tsx';
import { usePrinting } from '../../../printing.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ClassMemoryCard } from '../../review/memory/MemoryCard.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { GradePaper } from './GradePaper.tsx';
import { SentScoresPanel } from './SentScoresPanel.tsx';
import { GradeSheet } from './GradeSheet.tsx';
import { HeatLegend } from './heat.tsx';
import { marksIn, searchRows, sortRows, withMarks, type GradeRow, type GradeSort } from './grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradeBookPage.module.css';

const Tools = part('div', css.tools);

const Foot = part('p', css.foot);

/** R17: the grade book of a class. */
export function GradeBookPage() {
  const { classId = '' } = useParams();
  const read = useRead(getGradeBook, { classId });
  return (
    <Loaded read={read} noun="class" skeleton={<SkeletonRows label={t(m.loadingResults)} rows={8} head={false} />}>
      {(book) => <GradeBookView book={book} classId={classId} onChanged={() => void read.mutate()} />}
    </Loaded>
  );
}

interface GradeBookViewProps {
  book: GradeBook;
  classId: string;
  onChanged: () => void;
}

function GradeBookView({ book, classId, onChanged }: GradeBookViewProps) {
  const [search, setSearch] = useState('');
  const [unit, setUnit] = useState<GradeUnit>('percent');
  const [sort, setSort] = useState<GradeSort>({ by: 'name', direction: 'ascending' });
  const words = useDeferredValue(search);
  const isPrinting = usePrinting();
  const sent = useRead(listSentScores, { classId });
  const all = useMemo(() => withMarks(book, sent.data?.scores), [book, sent.data]);
  const rows = useMemo(() => sortRows(searchRows(all, words), book.tasks, sort), [all, words, book.tasks, sort]);
  if (book.tasks.length === 0 || book.rows.length === 0) {
    return (
      <Card>
        <EmptyState drawing="bars">
          {book.tasks.length === 0 ? t(m.scoresAppearHereRow) : t(m.scoresAppearHereAs)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label={t(m.gradeBook)}>
      <Tools>
        <div className={css.find}>
          <TextField
            label={t(m.findLearner)}
            hideLabel
            type="search"
            placeholder={t(m.findLearner)}
            value={search}
            onChange={setSearch}
            startAdornment={<Search aria-hidden className={css.sign} />}
          />
        </div>
        <div className={css.unit}>
          <SegmentedControl
            label={t(m.showScoresAs)}
            value={unit}
            options={[
              { value: 'percent', label: t(m.percent) },
              { value: 'points', label: t(m.points) },
              { value: 'attempts', label: t(m.attempts) },
            ]}
            onChange={setUnit}
          />
        </div>
        <div className={css.end}>
          <HeatLegend />
          <PrintButton />
          <DownloadMenu classId={classId} unit={unit} />
        </div>
      </Tools>
      {isPrinting && rows.length > 0 ? <GradePaper book={book} rows={rows} unit={unit} /> : null}
      {rows.length === 0 ? (
        <Card>
          <EmptyState>{t(m.noOneHereName)}</EmptyState>
        </Card>
      ) : (
        <GradeSheet
          classId={classId}
          book={book}
          rows={rows}
          unit={unit}
          sort={sort}
          onSort={setSort}
          onChanged={onChanged}
        />
      )}
      <Foot>
        {rows.length === all.length
          ? t(m.learners, { allCount: all.length })
          : t(m.ofLearners, { rowCount: rows.length, allCount: all.length })}
        . {legendWords(book, all, isPrinting)}
      </Foot>
      {isPrinting ? null : <SentScoresPanel classId={classId} read={sent} book={book} />}
      {isPrinting ? null : <ClassMemoryCard classId={classId} />}
    </section>
  );
}

/** Returns the legend: what counts, and the marks that occur. */
function legendWords(book: GradeBook, rows: readonly GradeRow[], isPrinting: boolean): string {
  const marks = marksIn(rows);
  return [
    t(m.taskCountsOnceDue),
    marks.missing ? t(m.tasksDueAndNot) : book.missingCounts ? '' : t(m.tasksNotBegunDo),
    marks.dropped ? t(m.struckOutAmongLowest) : '',
    marks.waiting ? (isPrinting ? t(m.inBracketsDoesNot) : t(m.dashedDoesNotCount)) : '',
    marks.changed ? (isPrinting ? t(m.starMeansTeacherChanged) : t(m.cornerMarkMeansTeacher)) : '',
    marks.excused ? t(m.excDoesNotCount) : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
