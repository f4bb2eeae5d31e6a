import {
  decideAppeal,
  getAppeal,
  getClassroomAdmin,
  listMyAppeals,
  makeAppeal,
  type Appeal,
  type MyAppeal,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classroomOf } from '../../testing/classes.ts';
import { answerOf } from '../../testing/example-of.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../testing/show.tsx';
import { ClassroomAdminPage } from '../classrooms/ClassroomAdminPage.tsx';
import { AppealDetail } from './AppealDetail.tsx';
import { AppealLink, AppealState } from './OwnAppeal.tsx';

describe('the appeal of a learner', () => {
  const mine = (changes: Partial<MyAppeal> = {}): MyAppeal => ({
    ...(answerOf(listMyAppeals)[0] as MyAppeal),
    responseId: idOf(5),
    part: 'a',
    reply: '',
    ...changes,
  });
  const open = (appeals: MyAppeal[] = []) => {
    serve(listMyAppeals, appeals);
    const of = { attemptId: idOf(4), responseId: idOf(5), part: 'a', label: 'x' };
    const both = () => (
      <>
        <AppealLink of={of} />
        <AppealState of={of} />
      </>
    );
    return showPage(both, { as: learner });
  };

  it('is sent with a reason, and its state takes the place of the button', async () => {
    serve(makeAppeal, mine({ state: 'open' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'My answer is equivalent: x' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is your answer equivalent?' }));
    await user.type(dialog.getByLabelText(/Why do you think so/), 'Both are x.');
    await user.click(dialog.getByRole('button', { name: 'Ask my teacher' }));
    expect(await screen.findByText('Your teacher looks at this answer again')).toBeDefined();
    expect(callsOf(makeAppeal)[0]?.body).toEqual({ responseId: idOf(5), part: 'a', message: 'Both are x.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the reason where it was not taken', async () => {
    serve(makeAppeal, refuse(400, 'This answer may not be appealed now.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /My answer is equivalent/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Why do you think so/), 'Both are x.');
    await user.click(dialog.getByRole('button', { name: 'Ask my teacher' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('This answer may not be appealed now.');
    expect(dialog.getByLabelText(/Why do you think so/)).toHaveProperty('value', 'Both are x.');
  });

  it.each([
    ['accepted', 'Your teacher agrees: your answer is equivalent'],
    ['refused', 'Your teacher has looked at it: not equivalent'],
  ] as const)('shows that it was %s, with the words of the teacher', async (state, title) => {
    open([mine({ state, reply: 'See page 4.' })]);
    expect((await screen.findByRole('status')).textContent).toBe(`${title}“See page 4.”`);
  });
});

describe('the decision of a teacher', () => {
  const appealOf = (changes: Partial<Appeal> = {}): Appeal => ({
    ...answerOf(getAppeal),
    firstName: 'Lena',
    state: 'open',
    canEdit: true,
    variables: [],
    typedSource: '2*x',
    equalCount: 3,
    isByTeacher: false,
    ...changes,
  });
  const open = async (changes: Partial<Appeal> = {}, role: 'teacher' | 'assistant' = 'teacher') => {
    serve(getClassroomAdmin, classroomOf({ role }));
    serve(getAppeal, appealOf(changes));
    const page = showPage(
      () => <AppealDetail classId={idOf(60)} appealId={idOf(11)} onDecided={() => Promise.resolve()} />,
      { as: teacher, at: `/a/classrooms/${idOf(60)}/x`, path: '/a/classrooms/:classId/x', around: ClassroomAdminPage },
    );
    await screen.findByRole('region', { name: /, question 1/ });
    return page;
  };

  it('needs a word to the learner where it refuses', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    const reply = screen.getByLabelText('A word to Lena (needed if you refuse)');
    await waitFor(() => expect(wordsAt(reply)).toMatch(/Say a word to the learner/));
    expect(callsOf(decideAppeal)).toEqual([]);
    serve(decideAppeal, appealOf({ state: 'refused' }));
    await user.type(reply, 'Look at the sign.');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(callsOf(decideAppeal)[0]?.body).toEqual({
        decision: 'refuse',
        reply: 'Look at the sign.',
        alternative: null,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull());
  });

  it('adds the answer to the exercise, then leads to the scores of all', async () => {
    serve(decideAppeal, appealOf({ state: 'accepted' }));
    const { user } = await open();
    expect(screen.getByLabelText('Accepted answer')).toHaveProperty('value', '2*x');
    await fill(user, screen.getByLabelText('Accepted answer'), 'x*2');
    await user.click(screen.getByRole('button', { name: 'Accept and regrade 4' }));
    expect(await screen.findByText(/Now at .*policy=never-lower/)).toBeDefined();
    expect(callsOf(decideAppeal)[0]?.body).toMatchObject({ decision: 'accept', alternative: 'x*2' });
  });

  it('can leave the exercise as it is', async () => {
    serve(decideAppeal, appealOf({ state: 'accepted' }));
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Add it to the exercise' }));
    expect(screen.queryByLabelText('Accepted answer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept and regrade 4' }));
    expect(await screen.findByText(/Now at .*policy=full-marks/)).toBeDefined();
    expect(callsOf(decideAppeal)[0]?.body).toMatchObject({ alternative: null });
  });

  it('shows at the answer why it cannot be accepted', async () => {
    serve(decideAppeal, refuse(400, { alternative: 'This cannot be read.' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Accept and regrade/ }));
    await waitFor(() => expect(wordsAt(screen.getByLabelText('Accepted answer'))).toMatch(/This cannot be read\./));
  });

  it('does not belong to assistants', async () => {
    await open({}, 'assistant');
    expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
  });
});
