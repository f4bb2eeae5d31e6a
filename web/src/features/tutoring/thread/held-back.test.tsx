import { followHelpThread, getHelpThread } from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerOf } from '../../../testing/example-of.ts';
import { learner, teacher } from '../../../testing/people.ts';
import { callsOf, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { LearnerThreadPage } from './LearnerThreadPage.tsx';
import { TeacherThreadPage } from './TeacherThreadPage.tsx';

const thread = { ...answerOf(getHelpThread), isHeldBack: true };

it('a learner whose test asks the same sees no message and writes none', async () => {
  serve(getHelpThread, thread);
  showPage(LearnerThreadPage, { as: learner, at: `/learn/help/${thread.id}`, path: '/learn/help/:threadId' });
  expect(await screen.findByText('The test that you are taking asks about this.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(callsOf(followHelpThread)).toEqual([]);
});

it('a teacher sees that the learner is in such a test, and answers all the same', async () => {
  serve(getHelpThread, { ...thread, learner: { ...thread.learner, firstName: 'Lena' } });
  serve(followHelpThread, { threadId: thread.id, state: 'open', closedBy: null, messages: [] });
  showPage(TeacherThreadPage, { as: teacher, at: `/a/help/${thread.id}`, path: '/a/help/:threadId' });
  expect(await screen.findByText('Lena is taking a test that asks about this.')).toBeDefined();
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeDefined();
});
