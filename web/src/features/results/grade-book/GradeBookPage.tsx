import { getGradeBook, listSentScores, type GradeBook, type GradeUnit } from '@lemma/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Search } from 'lucide-react';
import { useParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { PrintButton } from '../../../maths/printing/PrintButton.tsx';
import { usePrinting } from '../../../printing.ts';
import { Card } from '../../../ui/Card.tsx';
import { count } from '../../../dates.ts';
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
import css from './GradeBookPage.module.css';

const Tools = part('div', css.tools);

const Foot = part('p', css.foot);

/** R17: the grade book of a class. */
export function GradeBookPage() {
  const { classId = '' } = useParams();
  const read = useRead(getGradeBook, { classId });
  return (
    <Loaded read={read} noun="class" skeleton={<SkeletonRows label="Loading results" rows={8} head={false} />}>
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
          {book.tasks.length === 0
            ? 'Scores appear here, a row for each learner and a column for each task. Set a task first.'
            : 'Scores appear here as soon as a learner has joined. Give out the class code.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label="Grade book">
      <Tools>
        <div className={css.find}>
          <TextField
            label="Find a learner"
            hideLabel
            type="search"
            placeholder="Find a learner"
            value={search}
            onChange={setSearch}
            startAdornment={<Search aria-hidden className={css.sign} />}
          />
        </div>
        <div className={css.unit}>
          <SegmentedControl
            label="Show scores as"
            value={unit}
            options={[
              { value: 'percent', label: 'Percent' },
              { value: 'points', label: 'Points' },
              { value: 'attempts', label: 'Attempts' },
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
          <EmptyState>No one here has that name.</EmptyState>
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
          ? count(all.length, 'learner')
          : `${rows.length} of ${count(all.length, 'learner')}`}
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
    'A task counts once it is due, or as soon as a learner has finished it.',
    marks.missing
      ? 'Tasks that are due and were not begun count as zero.'
      : book.missingCounts
        ? ''
        : 'Tasks that were not begun do not count.',
    marks.dropped ? 'Struck out: among the lowest of its group, does not count.' : '',
    marks.waiting ? `${isPrinting ? 'In brackets' : 'Dashed'}: does not count yet.` : '',
    marks.changed ? `A ${isPrinting ? 'star' : 'corner mark'} means that a teacher changed the score.` : '',
    marks.excused ? '“exc.” does not count.' : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
