import { getGradeBook, type GradeBook } from '@lemma/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useParams } from 'react-router';
import { serverNow } from '../../api/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { Card } from '../../ui/Card.tsx';
import { count } from '../../dates.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { GradeSheet } from './GradeSheet.tsx';
import { HeatLegend } from './heat.tsx';
import { searchRows, sortRows, withTotals, type GradeSort } from './grade-table.ts';

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& .find': { width: 240 },
  '& .end': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 },
  [theme.breakpoints.down('sm')]: { '& .find': { flex: '1 1 100%' }, marginBottom: 12 },
}));

const Foot = styled('p')(({ theme }) => ({
  marginTop: 10,
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
}));

/** R17: the grade book of a class. */
export function GradeBookPage() {
  const { classId = '' } = useParams();
  const read = useRead(getGradeBook, { classId });
  return (
    <Loaded read={read} noun="class" skeleton={<SkeletonRows label="Loading results" rows={8} head={false} />}>
      {(book) => <GradeBookView book={book} classId={classId} />}
    </Loaded>
  );
}

function GradeBookView({ book, classId }: { book: GradeBook; classId: string }) {
  const [search, setSearch] = useState('');
  const [unit, setUnit] = useState<'percent' | 'points'>('percent');
  const [sort, setSort] = useState<GradeSort>({ by: 'name', direction: 'ascending' });
  const words = useDeferredValue(search);
  const all = useMemo(() => withTotals(book, serverNow()), [book]);
  const rows = useMemo(
    () => sortRows(searchRows(all, words) as typeof all, book.tasks, sort),
    [all, words, book.tasks, sort],
  );
  if (book.tasks.length === 0 || book.rows.length === 0) {
    return (
      <Card>
        <EmptyState drawing="bars">
          {book.tasks.length === 0
            ? 'Scores stand here, a row for each learner and a column for each task. Set a task first.'
            : 'Scores stand here as soon as a learner has joined. Give out the class code.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label="Grade book">
      <Tools>
        <div className="find">
          <TextField
            label="Find a learner"
            hideLabel
            type="search"
            placeholder="Find a learner"
            value={search}
            onChange={setSearch}
            startAdornment={<Search aria-hidden style={{ flex: 'none' }} />}
          />
        </div>
        <SegmentedControl
          label="Show scores as"
          value={unit}
          options={[
            { value: 'percent', label: 'Percent' },
            { value: 'points', label: 'Points' },
          ]}
          onChange={setUnit}
        />
        <div className="end">
          <HeatLegend />
          <DownloadMenu classId={classId} />
        </div>
      </Tools>
      {rows.length === 0 ? (
        <Card>
          <EmptyState>Nobody here is called that.</EmptyState>
        </Card>
      ) : (
        <GradeSheet classId={classId} tasks={book.tasks} rows={rows} unit={unit} sort={sort} onSort={setSort} />
      )}
      <Foot>
        {rows.length === all.length
          ? count(all.length, 'learner')
          : `${rows.length} of ${count(all.length, 'learner')}`}
        . The total counts tasks that a learner has begun, and those that are over. “–” is not begun.
      </Foot>
    </section>
  );
}
