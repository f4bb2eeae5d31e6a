import {
  getClassroomAdmin,
  getGrading,
  getHelpSettings,
  getOwnNotation,
  getRetention,
  listAccommodations,
  setOwnNotation,
  updateClassroom,
} from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { classroomOf } from '../../testing/classes.ts';
import { answerOf } from '../../testing/example-of.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { ClassroomAdminPage } from '../classrooms/ClassroomAdminPage.tsx';
import { ClassroomSettingsPage } from '../classrooms/settings/ClassroomSettingsPage.tsx';
import { OwnNotationSection } from './OwnNotationSection.tsx';

it('[K06] a teacher chooses how numbers are written in a class, and sees what learners type', async () => {
  const classroom = classroomOf();
  serve(getClassroomAdmin, classroom);
  serve(getGrading, answerOf(getGrading));
  serve(getHelpSettings, answerOf(getHelpSettings));
  serve(getRetention, answerOf(getRetention));
  serve(listAccommodations, []);
  serve(updateClassroom, ({ body }) => ({ ...classroom, ...(body as object) }));
  const { user } = showPage(ClassroomSettingsPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/settings`,
    path: '/a/classrooms/:classId/settings',
    around: ClassroomAdminPage,
  });
  const choice = await screen.findByLabelText('How numbers are written');
  expect(screen.getByText(/Learners type 19000\.5 for a number/)).toBeDefined();
  await user.selectOptions(choice, 'de');
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(callsOf(updateClassroom).at(-1)?.body).toEqual({ notation: 'de' });
});

it('[K06] a learner chooses how they write numbers, and goes back to what each class says', async () => {
  serve(getOwnNotation, { notation: null });
  serve(setOwnNotation, ({ body }) => body as { notation: 'fr' | null });
  const { user } = showPage(OwnNotationSection, { as: learner });
  const choice = await screen.findByLabelText('How you write numbers');
  await user.selectOptions(choice, 'fr');
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(callsOf(setOwnNotation).at(-1)?.body).toEqual({ notation: 'fr' });
  await user.selectOptions(choice, 'As in each class');
  expect(callsOf(setOwnNotation).at(-1)?.body).toEqual({ notation: null });
});
