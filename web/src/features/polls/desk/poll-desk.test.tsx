import {
  addPollQuestion,
  closePollRound,
  getPoll,
  openPollRound,
  pollQuestionKinds,
  removePollQuestion,
  startPoll,
  updatePollQuestion,
  type PollControl,
  type PollQuestionBody,
  type PollQuestionKind,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, learner, teacher } from '../../../testing/people.ts';
import { currentOf, pollOf, pointBody, pollQuestionOf, pollViewOf } from '../../../testing/polls.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { deskKinds } from '../kinds/desk-kinds.ts';
import { PollDeskPage } from './PollDeskPage.tsx';

async function openDesk(control: PollControl) {
  serve(getPoll, control);
  const page = showPage(PollDeskPage, { as: teacher, at: `/a/polls/${idOf(200)}`, path: '/a/polls/:pollId' });
  await screen.findByRole('heading', { level: 1, name: 'Growth' });
  return page;
}

const live = (changes: Partial<PollControl> = {}): PollControl =>
  pollOf({ state: 'live', code: 'ABC234', startedAt: '2026-09-07T08:00:00Z', voters: 12, ...changes });

type User = Awaited<ReturnType<typeof openDesk>>['user'];

const newForm = async (): Promise<HTMLElement> => screen.findByRole('form', { name: 'New question' });

async function chooseKind(user: User, form: HTMLElement, kind: PollQuestionKind): Promise<void> {
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Kind' }), deskKinds[kind].name);
}

describe('a poll that is being prepared', () => {
  it('starts at a press', async () => {
    serve(startPoll, live());
    const { user } = await openDesk(pollOf());
    await user.click(screen.getByRole('button', { name: 'Start session' }));
    expect(await screen.findByRole('link', { name: 'Present' })).toBeDefined();
    expect(callsOf(startPoll)).toHaveLength(1);
  });

  it('says how many questions it has', async () => {
    await openDesk(pollOf({ questions: [1, 2].map((at) => pollQuestionOf({ id: idOf(200 + at) })) }));
    expect(screen.getByText('2 questions')).toBeDefined();
  });

  it('begins with the form of a first question where there is none', async () => {
    await openDesk(pollOf({ questions: [] }));
    expect(await newForm()).toBeDefined();
    expect(screen.getByText('No questions yet. Type one, or take one from the catalogue.')).toBeDefined();
  });

  it('names a question without words after the blackboard', async () => {
    await openDesk(pollOf({ questions: [pollQuestionOf({ view: pollViewOf({ kind: 'letters', prompt: '' }) })] }));
    expect(within(screen.getByRole('list', { name: 'Questions' })).getByText('On the blackboard')).toBeDefined();
  });

  it('is not shown to learners', async () => {
    serve(getPoll, pollOf());
    showPage(PollDeskPage, { as: learner, at: `/a/polls/${idOf(200)}`, path: '/a/polls/:pollId' });
    expect(await screen.findByRole('heading', { name: /permission|may not|teachers/i })).toBeDefined();
    expect(callsOf(getPoll)).toEqual([]);
  });
});

const bodies: { readonly [K in PollQuestionKind]: PollQuestionBody & { kind: K } } = {
  choice: {
    kind: 'choice',
    prompt: 'Why?',
    choices: [
      { text: 'yes', isRight: true },
      { text: 'no', isRight: false },
    ],
    solution: '',
  },
  several: {
    kind: 'several',
    prompt: 'Why?',
    choices: [
      { text: 'yes', isRight: true },
      { text: 'no', isRight: false },
    ],
    solution: '',
  },
  number: { kind: 'number', prompt: 'Why?', label: '', answer: '42', solution: '' },
  expression: { kind: 'expression', prompt: 'Why?', label: '', answer: '2x', solution: '' },
  text: { kind: 'text', prompt: 'Why?', answer: null, solution: '' },
  cloud: { kind: 'cloud', prompt: 'Why?' },
  letters: { kind: 'letters', prompt: 'Why?', count: 5, right: null },
  ranking: { kind: 'ranking', prompt: 'Why?', choices: [{ text: 'yes' }, { text: 'no' }] },
  scale: { kind: 'scale', prompt: 'Why?', points: 5, low: '', high: '' },
  point: pointBody,
};

/** Texts typed in addition to the question, by the names of its fields. */
const typed: Partial<Record<PollQuestionKind, Readonly<Record<string, string>>>> = {
  choice: { 'Choice A': 'yes', 'Choice B': 'no' },
  several: { 'Choice A': 'yes', 'Choice B': 'no' },
  number: { 'Right answer': '42' },
  expression: { 'Right answer': '2x' },
  ranking: { 'Choice A': 'yes', 'Choice B': 'no' },
  point: { 'Curve on it, y =': 'x^2', 'Steps of': '0,5', 'Right x': '1', 'Right y': '−2' },
};

describe('a new question', () => {
  it.each(pollQuestionKinds.map((kind) => [deskKinds[kind].name, kind] as const))(
    'of the kind %s is sent as it was typed',
    async (_, kind) => {
      serve(addPollQuestion, pollOf());
      const { user } = await openDesk(pollOf({ questions: [] }));
      const form = await newForm();
      if (kind !== 'choice') await chooseKind(user, form, kind);
      await fill(user, within(form).getByRole('textbox', { name: 'Question' }), 'Why?');
      for (const [name, text] of Object.entries(typed[kind] ?? {})) {
        await fill(user, within(form).getByRole('textbox', { name }), text);
      }
      if (kind === 'choice') await user.click(within(form).getByRole('radio', { name: 'Choice A is right' }));
      if (kind === 'several') await user.click(within(form).getByRole('checkbox', { name: 'Choice A is right' }));
      await user.click(within(form).getByRole('button', { name: 'Add question' }));
      await waitFor(() => expect(callsOf(addPollQuestion)).toHaveLength(1));
      expect(callsOf(addPollQuestion)[0]?.body.question).toEqual(bodies[kind]);
    },
  );

  it('has at most one right choice', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = within(await newForm());
    await user.click(form.getByRole('radio', { name: 'Choice A is right' }));
    await user.click(form.getByRole('radio', { name: 'Choice B is right' }));
    expect(form.getByRole('radio', { name: 'Choice A is right' })).toHaveProperty('checked', false);
    expect(form.getByRole('radio', { name: 'Choice B is right' })).toHaveProperty('checked', true);
  });

  it('keeps what was typed when the kind changes', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = await newForm();
    await fill(user, within(form).getByRole('textbox', { name: 'Question' }), 'Why?');
    await fill(user, within(form).getByRole('textbox', { name: 'Choice A' }), 'yes');
    await chooseKind(user, form, 'several');
    expect(within(form).getByRole('textbox', { name: 'Question' })).toHaveProperty('value', 'Why?');
    expect(within(form).getByRole('textbox', { name: 'Choice A' })).toHaveProperty('value', 'yes');
  });

  it('keeps at least two choices', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = within(await newForm());
    await user.click(form.getByRole('button', { name: 'Remove choice C' }));
    expect(form.getAllByRole('textbox', { name: /^Choice/ })).toHaveLength(2);
    expect(form.getByRole('button', { name: 'Remove choice B' })).toHaveProperty('disabled', true);
  });

  it('can have up to ten choices', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = within(await newForm());
    const more = form.getByRole('button', { name: 'Choice' });
    for (let place = 3; place < 10; place += 1) await user.click(more);
    expect(form.getAllByRole('textbox', { name: /^Choice/ })).toHaveLength(10);
    expect(more).toHaveProperty('disabled', true);
  });

  it('says what is missing before anything is sent', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = within(await newForm());
    await user.click(form.getByRole('button', { name: 'Add question' }));
    expect(await form.findByText('Write the question.')).toBeDefined();
    expect(form.getByText('Give at least two choices.')).toBeDefined();
    expect(callsOf(addPollQuestion)).toEqual([]);
  });

  it('shows what will be on the wall', async () => {
    const { user } = await openDesk(pollOf({ questions: [] }));
    const form = within(await newForm());
    await fill(user, form.getByRole('textbox', { name: 'Question' }), 'Which is *larger*?');
    expect(form.getByText('On the wall').parentElement?.textContent).toContain('Which is larger?');
  });

  it('is asked in the same breath while the poll runs', async () => {
    serve(addPollQuestion, live());
    const { user } = await openDesk(live({ questions: [] }));
    const form = await newForm();
    await chooseKind(user, form, 'cloud');
    await fill(user, within(form).getByRole('textbox', { name: 'Question' }), 'Why?');
    await user.click(within(form).getByRole('button', { name: 'Ask it now' }));
    await waitFor(() => expect(callsOf(addPollQuestion)[0]?.body.open).toBe(true));
  });
});

describe('a question of the list', () => {
  const body: PollQuestionBody = { kind: 'cloud', prompt: 'Why?' };
  const view = pollViewOf({ kind: 'cloud', prompt: 'Why?', choices: [] });

  it('can be saved once it was changed', async () => {
    serve(updatePollQuestion, pollOf({ questions: [pollQuestionOf({ view, body })] }));
    const { user } = await openDesk(pollOf({ questions: [pollQuestionOf({ view, body })] }));
    const form = within(await screen.findByRole('form', { name: 'Question 1' }));
    expect(form.getByRole('button', { name: 'Save question' })).toHaveProperty('disabled', true);
    await fill(user, form.getByRole('textbox', { name: 'Question' }), 'Why not?');
    await user.click(form.getByRole('button', { name: 'Save question' }));
    await waitFor(() =>
      expect(callsOf(updatePollQuestion)[0]?.body).toEqual({ question: { kind: 'cloud', prompt: 'Why not?' } }),
    );
  });

  it('keeps its wording once it was asked', async () => {
    await openDesk(pollOf({ questions: [pollQuestionOf({ view, round: 1, answered: 3 })] }));
    expect(await screen.findByText(/It was asked, so its wording stays/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('says that it is from the catalogue', async () => {
    await openDesk(pollOf({ questions: [pollQuestionOf({ exerciseId: idOf(9) })] }));
    expect(await screen.findByText(/From the catalogue. Everybody gets the same numbers/)).toBeDefined();
  });

  it('can be taken out while there are no answers', async () => {
    serve(removePollQuestion, pollOf({ questions: [] }));
    const { user } = await openDesk(pollOf());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/No questions yet/)).toBeDefined();
  });

  it('stays when it cannot be taken out, and says why', async () => {
    serve(removePollQuestion, refuse(409, 'Somebody has answered meanwhile.'));
    const { user } = await openDesk(pollOf());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody has answered meanwhile.');
  });
});

describe('a poll that runs', () => {
  it('spells its code, and leads to the wall and the remote', async () => {
    await openDesk(live());
    expect(screen.getByText(/code ABC 234/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Present' }).getAttribute('href')).toBe(`/a/polls/${idOf(200)}/present`);
    expect(screen.getByRole('link', { name: 'Remote' }).getAttribute('href')).toBe(`/a/polls/${idOf(200)}/remote`);
  });

  it('asks the first question at a press', async () => {
    serve(openPollRound, live({ current: currentOf() }));
    const { user } = await openDesk(live());
    await user.click(screen.getByRole('button', { name: 'Ask the first question' }));
    expect(await screen.findByRole('button', { name: 'Close voting' })).toBeDefined();
    expect(callsOf(openPollRound)[0]?.body).toEqual({ round: 1 });
  });

  it('counts those who have answered', async () => {
    await openDesk(live({ current: currentOf({ answered: 7 }) }));
    const card = screen.getByRole('region', { name: 'On the wall' });
    expect(card.textContent).toContain('7of 12 have answered');
  });

  it('closes the round that is open, and no other', async () => {
    serve(closePollRound, live({ current: currentOf({ phase: 'closed', round: 2 }) }));
    const { user } = await openDesk(live({ current: currentOf({ round: 2 }) }));
    await user.click(screen.getByRole('button', { name: 'Close voting' }));
    await screen.findByRole('button', { name: 'Show results' });
    expect(callsOf(closePollRound)[0]?.body).toEqual({ round: 2 });
  });

  it.each<[string, Parameters<typeof currentOf>[0], Partial<Parameters<typeof pollQuestionOf>[0]>]>([
    ['Open voting', { phase: 'ready', round: 0 }, {}],
    ['Close voting', { phase: 'open' }, {}],
    ['Vote again', { phase: 'closed' }, { view: pollViewOf({ twoRounds: true }) }],
    ['Show results', { phase: 'closed' }, {}],
    [
      'Show answer',
      { phase: 'closed', resultsShown: true },
      { answer: { choices: ['1'], latex: '', text: '', solution: '', figures: [] } },
    ],
    ['End session', { phase: 'closed', resultsShown: true }, {}],
  ])('offers %s when that is what comes next', async (label, current, question) => {
    await openDesk(live({ current: currentOf(current), questions: [pollQuestionOf(question)] }));
    const card = within(screen.getByRole('region', { name: 'On the wall' }));
    expect(card.getAllByRole('button', { name: /voting|again|results|answer|session|question/i })[0]?.textContent).toBe(
      label,
    );
  });

  it('says why a step was not done', async () => {
    serve(closePollRound, refuse(409, 'The round is closed already.'));
    const { user } = await openDesk(live({ current: currentOf() }));
    await user.click(screen.getByRole('button', { name: 'Close voting' }));
    expect(await screen.findByText('The round is closed already.')).toBeDefined();
  });
});
