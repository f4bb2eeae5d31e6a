import {
  askForHelp,
  assignHelpThread,
  closeHelpThread,
  countHelpThreads,
  followHelpThread,
  getAttemptHelp,
  getHelpThread,
  getItemHelp,
  listHelpThreads,
  publishHelpThread,
  sendHelpMessage,
  storeHelpPicture,
  turnIntoHint,
  turnIntoTypicalError,
  type HelpConversation,
  type HelpMessage,
  type HelpThread,
  type ItemHelp,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attemptOf } from '../../testing/attempts.ts';
import { openQuestion } from '../../testing/open-player.tsx';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { HelpQueuePage } from './queue/HelpQueuePage.tsx';
import { LearnerThreadPage } from './thread/LearnerThreadPage.tsx';
import { TeacherThreadPage } from './thread/TeacherThreadPage.tsx';

const at = '2026-11-20T10:00:00.000Z';
const threadId = idOf(500);

const helpOf = (fields: Partial<ItemHelp> = {}): ItemHelp => ({
  obstacle: null,
  expected: '',
  threads: [],
  published: [],
  ...fields,
});

const messageOf = (number: number, fields: Partial<HelpMessage> = {}): HelpMessage => ({
  id: idOf(600 + number),
  authorId: learner.uid,
  authorName: 'Lena Berg',
  isStaff: false,
  text: `Message ${number}`,
  pictures: [],
  createdAt: at,
  isHint: false,
  ...fields,
});
const answer = messageOf(2, { authorId: teacher.uid, authorName: 'Tom Hall', isStaff: true, text: 'Try $x=1$.' });

const conversationOf = (fields: Partial<HelpConversation> = {}): HelpConversation => ({
  threadId,
  state: 'open',
  closedBy: null,
  messages: [messageOf(1)],
  ...fields,
});

const staff: NonNullable<HelpThread['staff']> = {
  memberId: idOf(8),
  keys: [{ part: 'a', answerLatex: '4' }],
  solution: 'Two and two.',
  figures: [],
  verdicts: [{ responseId: idOf(9), parts: [{ part: 'a', outcome: 'wrong', feedback: 'Add them.' }] }],
  exerciseId: idOf(10),
  hintObstacle: '',
  mayEdit: true,
  isMuted: false,
  assignee: null,
  colleagues: [{ id: teacher.uid, name: 'Tom Hall' }],
  published: null,
  mayPublish: true,
  nextId: null,
};

const threadOf = (fields: Partial<HelpThread> = {}): HelpThread => ({
  id: threadId,
  state: 'open',
  isHeldBack: false,
  createdAt: at,
  learner: { id: learner.uid, firstName: 'Lena', lastName: 'Berg' },
  classId: idOf(60),
  className: 'Class 7b',
  taskId: idOf(70),
  taskName: 'Sums',
  position: 2,
  title: 'Two and two',
  variantNumber: 1,
  question: 'What is two and two? [[a]]',
  figures: [],
  direction: 'ltr',
  parts: [{ name: 'a', label: '', answerType: 5, choices: [] }],
  tries: [{ id: idOf(9), receivedAt: at, answers: [{ part: 'a', value: 'five' }] }],
  hints: [],
  expected: '',
  staff: null,
  ...fields,
});

function openThread(side: 'learner' | 'teacher', conversation = conversationOf(), fields: Partial<HelpThread> = {}) {
  serve(getHelpThread, threadOf({ staff: side === 'teacher' ? staff : null, ...fields }));
  serve(followHelpThread, conversation);
  serve(sendHelpMessage, ({ body }) => ({
    ...conversation,
    messages: [...conversation.messages, messageOf(9, { id: body.id, text: body.text })],
  }));
  return side === 'learner'
    ? showPage(LearnerThreadPage, { as: learner, at: `/learn/help/${threadId}`, path: '/learn/help/:threadId' })
    : showPage(TeacherThreadPage, { as: teacher, at: `/a/help/${threadId}`, path: '/a/help/:threadId' });
}

const serveOffer = (itemIds: string[] = [], isOffered = true) => serve(getAttemptHelp, { isOffered, itemIds });

describe('asking from a question [M08]', () => {
  it('takes one press, the words and one more press', async () => {
    serveOffer();
    serve(getItemHelp, helpOf({ expected: 'on weekdays' }));
    serve(askForHelp, { threadId });
    const attempt = attemptOf();
    const { user } = await openQuestion(attempt);
    await user.click(await screen.findByRole('button', { name: 'Ask for help' }));
    expect(
      await screen.findByText(/Sent with it: the question with your numbers.*They answer on weekdays/),
    ).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where do I begin?');
    serveOffer(attempt.items.map(({ id }) => id));
    serve(
      getItemHelp,
      helpOf({ threads: [{ id: threadId, state: 'open', variantNumber: 1, createdAt: at, lastMessageAt: at }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('link', { name: 'Look at it' })).getAttribute('href')).toBe(
      `/learn/help/${threadId}`,
    );
    expect(callsOf(askForHelp)[0]?.body).toMatchObject({ text: 'Where do I begin?', variantNumber: 1, pictureIds: [] });
  });

  it('keeps what was written when it is refused, and sends it again under the same id', async () => {
    serveOffer();
    serve(getItemHelp, helpOf());
    serve(askForHelp, refuse(429, 'Too many tries.'));
    const { user } = await openQuestion(attemptOf());
    await user.click(await screen.findByRole('button', { name: 'Ask for help' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(askForHelp)).toHaveLength(2));
    expect(new Set(callsOf(askForHelp).map(({ body }) => body.id)).size).toBe(1);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveProperty('value', 'Why?');
  });

  it('is not offered where the class or the assessment does not take questions', async () => {
    serveOffer([], false);
    await openQuestion(attemptOf());
    await waitFor(() => expect(callsOf(getAttemptHelp)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Ask for help' })).toBeNull();
  });

  it('makes no call for a question about which there is nothing to read', async () => {
    serveOffer([idOf(900)]);
    await openQuestion(attemptOf());
    await screen.findByRole('button', { name: 'Ask for help' });
    expect(callsOf(getItemHelp)).toHaveLength(0);
  });

  it('says why no more can be asked, and shows what others asked', async () => {
    const published = [
      { id: idOf(7), about: 'What is one and one?', figures: [], question: 'Why two?', reply: 'Count them.' },
    ];
    serve(getItemHelp, helpOf({ obstacle: 'too-many', published }));
    const attempt = attemptOf();
    serveOffer(attempt.items.map(({ id }) => id));
    const { user } = await openQuestion(attempt);
    await user.click(await screen.findByRole('button', { name: 'Ask for help' }));
    expect(await screen.findByText(/ten open questions/)).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
    const others = within(screen.getByRole('region', { name: 'Others ask this too' }));
    await user.click(others.getByText('Why two?'));
    expect(others.getByText('Count them.')).toBeDefined();
  });
});

describe('a thread', () => {
  it('shows the learner what it is about without key and marks, and takes a message and a picture', async () => {
    serve(storeHelpPicture, { id: idOf(700), width: 10, height: 10 });
    const { user } = openThread('learner', conversationOf({ state: 'answered', messages: [messageOf(1), answer] }));
    expect(await screen.findByText('five')).toBeDefined();
    expect(screen.queryByText('Key')).toBeNull();
    expect(screen.queryByText('not yet')).toBeNull();
    const file = new File(['x'], 'working.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Pictures', { selector: 'input' }), file);
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Thanks');
    expect(callsOf(sendHelpMessage)[0]?.body).toMatchObject({ text: 'Thanks', pictureIds: [idOf(700)] });
  });

  it('refuses a file that is not a picture before it is sent', async () => {
    const { user } = openThread('learner');
    const file = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
    const input = await screen.findByLabelText('Pictures', { selector: 'input' });
    input.removeAttribute('accept');
    await user.upload(input, file);
    expect(await screen.findByText('Choose a PNG, JPEG, WebP or GIF picture.')).toBeDefined();
    expect(callsOf(storeHelpPicture)).toEqual([]);
  });

  it('is closed by “That helped”, and says that it is', async () => {
    serve(closeHelpThread, conversationOf({ state: 'closed', closedBy: 'learner' }));
    const { user } = openThread('learner');
    await user.click(await screen.findByRole('button', { name: 'That helped' }));
    expect(await screen.findByText(/Write again to reopen it/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'That helped' })).toBeNull();
  });

  it('shows a teacher tries with their marks, the key and the solution, and first steps until there is an answer', async () => {
    const { user } = openThread('teacher');
    expect(await screen.findByText('not yet')).toBeDefined();
    expect(screen.getByText('Key')).toBeDefined();
    expect(screen.getByText('Two and two.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'What did you try?' }));
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveProperty('value', 'What did you try? ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(sendHelpMessage)[0]?.body.text).toBe('What did you try?'));
  });

  it('lets a teacher make an answer a hint with one press', async () => {
    serve(turnIntoHint, { exerciseId: idOf(10), hintNumber: 3 });
    const { user } = openThread('teacher', conversationOf({ messages: [messageOf(1), answer] }));
    await user.click(await screen.findByRole('button', { name: 'Make it a hint of the exercise' }));
    expect(await screen.findByText(/It is hint 3 in the draft/)).toBeDefined();
    expect(callsOf(turnIntoHint)[0]?.params).toMatchObject({ messageId: answer.id });
  });

  it('lets a teacher tell all who make the learner’s mistake what was answered', async () => {
    serve(turnIntoTypicalError, { exerciseId: idOf(10), mistake: 'five' });
    const { user } = openThread('teacher', conversationOf({ messages: [messageOf(1), answer] }));
    await user.click(await screen.findByRole('button', { name: 'Show it to all who make this mistake' }));
    expect(await screen.findByText(/says it to all who answer five\. Make it fit all variants/)).toBeDefined();
    expect(callsOf(turnIntoTypicalError)[0]).toMatchObject({
      params: { messageId: answer.id },
      body: { responseId: idOf(9), part: 'a' },
    });
  });

  it('is given to a colleague and shown to the class in words that the teacher has seen', async () => {
    serve(assignHelpThread, null);
    serve(publishHelpThread, null);
    const { user } = openThread('teacher', conversationOf({ messages: [messageOf(1), answer] }));
    await user.selectOptions(await screen.findByLabelText('Who answers'), 'Tom Hall');
    await waitFor(() => expect(callsOf(assignHelpThread)[0]?.body).toEqual({ userId: teacher.uid }));
    await user.click(screen.getByRole('button', { name: 'Show it to the class' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Question')).toHaveProperty('value', 'Message 1');
    await user.click(dialog.getByRole('button', { name: 'Show it' }));
    await waitFor(() =>
      expect(callsOf(publishHelpThread)[0]?.body).toEqual({ question: 'Message 1', answer: 'Try $x=1$.' }),
    );
  });
});

describe('the queue of those who teach', () => {
  it('lists who waits, with how fast first answers come, and filters by state and class', async () => {
    const summary = {
      id: threadId,
      state: 'open' as const,
      createdAt: at,
      lastMessageAt: at,
      learnerName: 'Lena Berg',
      classId: idOf(60),
      className: 'Class 7b',
      taskName: 'Sums',
      position: 2,
      excerpt: 'Why is $x<3$ wrong, and $x',
      assigneeName: '',
    };
    const classes = [
      { id: idOf(60), name: 'Class 7b', openCount: 1 },
      { id: idOf(61), name: 'Class 8', openCount: 0 },
    ];
    serve(listHelpThreads, { threads: [summary], hasMore: false, classes, medianMinutes: 95 });
    serve(countHelpThreads, { openCount: 1, oldestId: threadId, oldestAt: at });
    const { user } = showPage(HelpQueuePage, { as: teacher, at: '/a/help' });
    const row = await screen.findByRole('link', { name: /Lena Berg: Why is/ });
    expect(row.getAttribute('href')).toBe(`/a/help/${threadId}`);
    expect(screen.getByText(/1 learner is waiting · half get a first answer within 2 h/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Answered' }));
    await user.selectOptions(screen.getByLabelText('Class'), 'Class 8');
    await waitFor(() =>
      expect(callsOf(listHelpThreads).at(-1)?.query).toMatchObject({ state: 'answered', classId: idOf(61) }),
    );
  });
});
