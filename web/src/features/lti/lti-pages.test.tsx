import {
  answerLtiChoice,
  applyCourseRoster,
  connectLtiCourse,
  createLtiInvitation,
  createLtiRegistration,
  getClassroomAdmin,
  getLtiChoice,
  listClassCourses,
  listLtiRefusals,
  listLtiRegistrations,
  previewCourseRoster,
  replaceLtiKeys,
  updateLtiDeployment,
  updateLtiRegistration,
  type ConnectedCourse,
  type LtiCourse,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../testing/example-of.ts';
import { administrator, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { LtiPage } from './administration/LtiPage.tsx';
import { ChooseContentPage } from './framed/ChooseContentPage.tsx';
import { ConnectCourse } from './framed/ConnectCourse.tsx';
import { RosterDialog } from './settings/RosterDialog.tsx';

const example = answerOf(listLtiRegistrations);
const [someRegistration] = example.registrations;
const [someDeployment] = someRegistration?.deployments ?? [];
if (!someRegistration || !someDeployment) throw new Error('the example has no LMS');

const registration = {
  ...someRegistration,
  name: 'Riverside',
  state: 'on' as const,
  deployments: [{ ...someDeployment, name: 'School B', deploymentId: '7', state: 'waiting' as const }],
};

describe('the administration of LMSs', () => {
  beforeEach(() => {
    serve(listLtiRegistrations, { ...example, registrations: [registration], invitations: [] });
    serve(listLtiRefusals, answerOf(listLtiRefusals));
  });
  const open = async () => {
    const page = showPage(() => <LtiPage />, { as: administrator });
    return { ...page, card: within(await screen.findByRole('region', { name: 'Riverside' })) };
  };

  it('switches an installation on that waits, and an LMS off', async () => {
    serve(updateLtiDeployment, registration);
    serve(updateLtiRegistration, registration);
    const { user, card } = await open();
    await user.click(card.getByRole('button', { name: 'Switch School B (7) on' }));
    await screen.findByText('School B (7) is on.');
    expect(callsOf(updateLtiDeployment)[0]?.body).toEqual({ state: 'on' });
    await user.click(card.getByRole('button', { name: 'Switch Riverside off' }));
    await screen.findByText(/Riverside is off/);
    expect(callsOf(updateLtiRegistration)[0]?.body).toEqual({ state: 'off' });
  });

  it('fills in what follows from a known system, its address and its client id', async () => {
    serve(createLtiRegistration, registration);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Register by hand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText('Name'), 'Lakeside');
    await user.selectOptions(dialog.getByLabelText('System'), 'Brightspace');
    await fill(user, dialog.getByLabelText(/^Address of your school/), 'https://lakeside.example/');
    await fill(user, dialog.getByLabelText(/^Client/), 'abc');
    await user.click(dialog.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(callsOf(createLtiRegistration)).toHaveLength(1));
    expect(callsOf(createLtiRegistration)[0]?.body).toEqual({
      name: 'Lakeside',
      issuer: 'https://lakeside.example',
      clientId: 'abc',
      authorizationEndpoint: 'https://lakeside.example/d2l/lti/authenticate',
      tokenEndpoint: 'https://auth.brightspace.com/core/connect/token',
      tokenAudience: 'https://api.brightspace.com/auth/token',
      jwksUri: 'https://lakeside.example/d2l/.well-known/jwks',
      deploymentId: null,
      frameOrigins: ['https://lakeside.example/'],
    });
  });

  it('fills in the issuer alone where the portal of the vendor shows the addresses', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Register by hand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('System'), 'Canvas');
    await fill(user, dialog.getByLabelText(/^Address of your school/), 'https://lakeside.example');
    const values = () =>
      ['Issuer', 'Login', 'Token address', 'Address of the public'].map(
        (label) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
      );
    expect(values()).toEqual([
      'https://canvas.instructure.com',
      'https://sso.canvaslms.com/api/lti/authorize_redirect',
      'https://sso.canvaslms.com/login/oauth2/token',
      'https://sso.canvaslms.com/api/lti/security/jwks',
    ]);
    await user.selectOptions(dialog.getByLabelText('System'), 'Blackboard');
    expect(values()).toEqual(['https://blackboard.com', '', '', '']);
    expect(dialog.getByText(/The portal where Lemma is registered shows the other addresses/)).toBeDefined();
  });

  it('replaces Lemma’s keys once the question is answered', async () => {
    serve(replaceLtiKeys, null);
    const { user } = await open();
    const values = within(screen.getByRole('region', { name: 'Values for your LMS' }));
    await user.click(values.getByRole('button', { name: 'Replace' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace Lemma’s keys?' }));
    expect(callsOf(replaceLtiKeys)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('The keys are replaced.')).toBeDefined();
    expect(callsOf(replaceLtiKeys)).toHaveLength(1);
  });

  it('shows the address of an invitation, to be copied', async () => {
    const address = 'https://lemma.example/lti/register/?invitation=secret';
    serve(createLtiInvitation, { ...answerOf(createLtiInvitation), name: 'Lakeside', address });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Invite a system' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a system' }));
    await fill(user, dialog.getByLabelText('Who is it for?'), 'Lakeside');
    await user.click(dialog.getByRole('button', { name: 'Make an address' }));
    const made = within(await screen.findByRole('dialog', { name: 'Address for Lakeside' }));
    expect(made.getByLabelText('Registration address')).toHaveProperty('value', address);
    expect(callsOf(createLtiInvitation)[0]?.body).toEqual({ name: 'Lakeside' });
  });
});

const classes = [
  { id: '0198c0de-0000-7000-8000-000000000001', name: 'Year 9' },
  { id: '0198c0de-0000-7000-8000-000000000002', name: 'Year 10' },
];
const course: LtiCourse = {
  title: 'Algebra 1',
  platform: 'Moodle',
  class: null,
  mayMake: true,
  classes,
  copiedFrom: [],
};

describe('connecting a course', () => {
  const open = (changes: Partial<LtiCourse> = {}) => {
    serve(connectLtiCourse, answerOf(connectLtiCourse));
    const onConnected = vi.fn();
    const page = showPage(() => <ConnectCourse course={{ ...course, ...changes }} onConnected={onConnected} />, {
      as: teacher,
    });
    return { ...page, onConnected };
  };

  it('makes a class of the name of the course, unless the teacher chooses one', async () => {
    const { user, onConnected } = open();
    expect(await screen.findByLabelText('Name of the class')).toHaveProperty('value', 'Algebra 1');
    await user.click(screen.getByRole('radio', { name: /Use a class that I teach/ }));
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
    expect(callsOf(connectLtiCourse)[0]?.body).toEqual({ way: 'class', classId: classes[0]?.id });
  });

  it('offers the copy of the class first where the course was copied', async () => {
    const { user, onConnected } = open({ copiedFrom: [classes[1]?.id ?? ''] });
    expect(await screen.findByRole('radio', { name: /Copy a class/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
    expect(callsOf(connectLtiCourse)[0]?.body).toEqual({ way: 'copy', classId: classes[1]?.id, name: 'Algebra 1' });
  });

  it('says whom to ask where the teacher may not make classes and has none', async () => {
    open({ mayMake: false, classes: [] });
    expect(await screen.findByText('Your account may not make classes')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });
});

describe('choosing what a link opens', () => {
  it('says that the tasks did not load once the course is connected, instead of asking for the class again', async () => {
    const choice = { course, isForLink: false, takesSeveral: true, tasks: [] };
    serve(getLtiChoice, choice);
    serve(connectLtiCourse, answerOf(connectLtiCourse));
    const { user } = showPage(() => <ChooseContentPage />, { as: teacher });
    await screen.findByRole('button', { name: 'Connect' });
    serve(getLtiChoice, refuse(500, 'Not now.'));
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeDefined();
    serve(getLtiChoice, { ...choice, course: { ...course, class: classes[0] ?? null } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'The whole class' })).toBeDefined();
  });

  const [task] = answerOf(getLtiChoice).tasks;
  if (!task) throw new Error('the example has no task');
  const tasks = [
    { ...task, id: classes[0]?.id ?? '', name: 'Surds' },
    { ...task, id: classes[1]?.id ?? '', name: 'Powers' },
  ];
  const open = async (takesSeveral: boolean, isForLink = false) => {
    serve(getLtiChoice, { course: { ...course, class: classes[0] ?? null }, isForLink, takesSeveral, tasks });
    serve(answerLtiChoice, { page: '#answer' });
    const page = showPage(() => <ChooseContentPage />, { as: teacher });
    await screen.findByText('Surds');
    return page;
  };
  const add = () => screen.getByRole('button', { name: /to the course$/ });

  it('adds several tasks where the LMS takes them', async () => {
    const { user } = await open(true);
    expect(add()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Surds' }));
    await user.click(screen.getByRole('checkbox', { name: 'Powers' }));
    await user.click(screen.getByRole('button', { name: 'Add 2 tasks to the course' }));
    await waitFor(() => expect(callsOf(answerLtiChoice)).toHaveLength(1));
    expect(callsOf(answerLtiChoice)[0]?.body).toEqual({ choice: 'tasks', taskIds: tasks.map(({ id }) => id) });
  });

  it('adds one of them where it takes one, and the whole class alone', async () => {
    const { user } = await open(false);
    await user.click(screen.getByRole('radio', { name: 'Surds' }));
    await user.click(screen.getByRole('radio', { name: 'The whole class' }));
    await user.click(add());
    await waitFor(() => expect(callsOf(answerLtiChoice)).toHaveLength(1));
    expect(callsOf(answerLtiChoice)[0]?.body).toEqual({ choice: 'class' });
  });

  it('keeps a task that was begun when its maker goes back to the tasks', async () => {
    serve(getClassroomAdmin, answerOf(getClassroomAdmin));
    const { user } = await open(true);
    const begin = async () => user.click(screen.getByRole('button', { name: 'New task' }));
    await begin();
    await fill(user, await screen.findByLabelText('Name'), 'Roots of nine');
    await user.click(screen.getByRole('button', { name: 'Back to the tasks' }));
    await screen.findByText('Surds');
    await begin();
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Roots of nine');
    sessionStorage.clear();
  });

  it('sets the task of a link that was placed without one, and leads to the class too', async () => {
    const { user } = await open(false, true);
    expect(screen.getByRole('heading', { name: 'Choose a task for this link' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'The whole class' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the class' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Powers' }));
    await user.click(screen.getByRole('button', { name: 'Open this task' }));
    await waitFor(() => expect(callsOf(answerLtiChoice)).toHaveLength(1));
    expect(callsOf(answerLtiChoice)[0]?.body).toEqual({ choice: 'tasks', taskIds: [classes[1]?.id] });
  });
});

describe('the roster of a course', () => {
  it('is shown with who comes and who goes, and applied as it was shown', async () => {
    const connected: ConnectedCourse = { ...(answerOf(listClassCourses)[0] as ConnectedCourse), title: 'Algebra 1' };
    const lines = [
      { change: 'comes' as const, name: 'Ada Byron', role: 'learner' as const, before: null },
      { change: 'goes' as const, name: 'Carl Gauss', role: 'learner' as const, before: null },
      { change: 'later' as const, name: 'Emmy Noether', role: 'teacher' as const, before: null },
    ];
    serve(previewCourseRoster, { lines, unchanged: 4, needsLook: true, fingerprint: 'as shown' });
    serve(applyCourseRoster, [connected]);
    const onApplied = vi.fn(() => Promise.resolve());
    const { user } = showPage(
      () => <RosterDialog classId="c" course={connected} onApplied={onApplied} onClose={() => undefined} />,
      { as: teacher },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'People of Algebra 1' }));
    expect(await dialog.findByText('Many people leave at the same time')).toBeDefined();
    expect(dialog.getByRole('region', { name: /^Leave the class/ }).textContent).toContain('Carl Gauss');
    await user.click(dialog.getByRole('button', { name: 'Change 2 people' }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    expect(callsOf(applyCourseRoster)[0]?.body).toEqual({ fingerprint: 'as shown' });
  });
});
