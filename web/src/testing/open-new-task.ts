import {
  getClassroomAdmin,
  getGrading,
  listAccommodations,
  listClassrooms,
  type Accommodation,
  type ClassroomAdmin,
  type Grading,
} from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { CreateTaskPage } from '../features/tasks/new-task/CreateTaskPage.tsx';
import { classroomOf, classSummaryOf } from './classes.ts';
import { idOf, teacher } from './people.ts';
import { serve } from './server.ts';
import { showPage } from './show.tsx';
import { gradingOf } from './tasks.ts';

interface NewTaskPage {
  classroom?: Partial<ClassroomAdmin>;
  grading?: Partial<Grading>;
  accommodations?: Accommodation[];
  /** Numbers of the exercises that the address names. */
  exercises?: readonly number[];
  context?: 'classroom' | 'catalog';
}

/** Opens the form of a new task for the only class of a teacher. */
export async function openNewTask(options: NewTaskPage = {}) {
  const { classroom, grading, accommodations = [], exercises = [], context = 'classroom' } = options;
  serve(listClassrooms, [classSummaryOf({ role: 'teacher' })]);
  serve(getClassroomAdmin, classroomOf(classroom));
  serve(listAccommodations, accommodations);
  serve(getGrading, gradingOf(grading));
  const page = showPage(CreateTaskPage, {
    as: teacher,
    at: `/a/create-task/${context}?exercises=${exercises.map((number) => idOf(400 + number)).join(',')}`,
    path: '/a/create-task/:context',
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return page;
}
