import { withMarks } from '../../src/features/results/grade-book/grade-table.ts';
import { GradeSheet } from '../../src/features/results/grade-book/GradeSheet.tsx';
import { BasketCard } from '../../src/features/catalogue/BasketCard.tsx';
import { ExerciseCard } from '../../src/features/catalogue/ExerciseCard.tsx';
import { TaskRows } from '../../src/features/classrooms/class-page/TaskRows.tsx';
import { ClassroomRows } from '../../src/features/classrooms/list/ClassroomRows.tsx';
import { MembersTable } from '../../src/features/classrooms/members/MembersTable.tsx';
import { learnerTaskOf } from '../../src/testing/attempts.ts';
import { classSummaryOf, memberOf } from '../../src/testing/classes.ts';
import { exerciseSummaryOf, gradeBookOf } from '../../src/testing/catalogue.ts';
import { idOf } from '../../src/testing/people.ts';
import { nothing, type Story } from '../story.ts';
import { Column } from './controls.tsx';

const book = gradeBookOf();

export const classStories: readonly Story[] = [
  {
    name: 'Classes as rows',
    render: () => (
      <ClassroomRows
        classrooms={[
          classSummaryOf({ openTaskCount: 2, nextDueAt: '2099-09-07T08:00:00Z' }),
          classSummaryOf({
            id: idOf(61),
            name: 'A class with a very, very long name',
            role: 'teacher',
            joinCode: 'K7M2PQ',
          }),
        ]}
      />
    ),
  },
  {
    name: 'Tasks of a learner',
    render: () => (
      <TaskRows
        classId={idOf(60)}
        tasks={[
          learnerTaskOf({ answeredCount: 2 }),
          learnerTaskOf({
            id: idOf(71),
            name: 'Quadratic equations',
            state: 'done',
            score: 2,
            doneAt: '2026-09-07T08:00:00Z',
          }),
          learnerTaskOf({ id: idOf(72), name: 'Midterm', kind: 'assessment', state: 'not-open', attemptsAllowed: 1 }),
        ]}
      />
    ),
  },
  {
    name: 'Members',
    render: () => (
      <MembersTable
        members={[
          memberOf({ role: 'teacher', isSelf: true, mayTeach: true }),
          memberOf({ id: idOf(12), firstName: 'Ada', lastName: 'Abel', isAnonymous: true }),
          memberOf({ id: idOf(13), firstName: 'Cleo', lastName: 'Moss', userName: 'cleo.moss' }),
        ]}
        now={Date.parse('2026-09-07T08:00:00Z')}
        mayChange
        onRole={nothing}
        onRemove={nothing}
        onNewPassword={nothing}
      />
    ),
  },
  {
    name: 'Grade book',
    render: () => (
      <GradeSheet
        classId={idOf(60)}
        book={book}
        rows={withMarks(book)}
        unit="percent"
        sort={{ by: 'name', direction: 'ascending' }}
        onSort={nothing}
        onChanged={nothing}
      />
    ),
  },
  {
    name: 'Exercise in the catalogue, chosen',
    render: () => (
      <Column>
        <ExerciseCard exercise={exerciseSummaryOf({ useCount: 12, successShare: 0.7 })} isChosen onToggle={nothing} />
      </Column>
    ),
  },
  {
    name: 'Exercise in the catalogue, draft',
    render: () => (
      <Column>
        <ExerciseCard
          exercise={exerciseSummaryOf({ title: 'Three roots', status: 'DR', isMine: true, sample: '' })}
          isChosen={false}
          onToggle={nothing}
        />
      </Column>
    ),
  },
  {
    name: 'Basket',
    render: () => (
      <Column>
        <BasketCard items={[exerciseSummaryOf()]} />
      </Column>
    ),
  },
];
