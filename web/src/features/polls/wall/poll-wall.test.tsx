import { getPollWall, letPollGroupsThrough, openPollRound, getPoll, type PollWall } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, teacher } from '../../../testing/people.ts';
import {
  askedOf,
  currentOf,
  groupOf,
  pollOf,
  pollQuestionOf,
  pollViewOf,
  resultsOf,
  wallOf,
} from '../../../testing/polls.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { PollWallPage } from './PollWallPage.tsx';

async function openWall(wall: PollWall) {
  serve(getPollWall, wall);
  const page = showPage(PollWallPage, {
    as: teacher,
    at: `/a/polls/${idOf(200)}/present`,
    path: '/a/polls/:pollId/present',
  });
  await screen.findByRole('main');
  return page;
}

const rows = (name: string | RegExp) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

const votes = [groupOf({ key: '1', count: 1 }), groupOf({ key: '2', count: 3 })];
const key = { choices: ['2'], latex: '', text: '', solution: '', figures: [] };

describe('the wall', () => {
  it('shows the code alone before the first question', async () => {
    await openWall(wallOf(null));
    expect(screen.getByRole('heading', { level: 1, name: 'Growth' })).toBeDefined();
    expect(screen.getByText(/ABC\s?234/)).toBeDefined();
    expect(screen.getByText('are here')).toBeDefined();
  });

  it('thanks everybody at the end', async () => {
    await openWall(wallOf(null, { state: 'done', code: null }));
    expect(screen.getByText('The poll is over. Thank you.')).toBeDefined();
  });

  it('says that the poll has not started', async () => {
    await openWall(wallOf(null, { state: 'draft', code: null }));
    expect(screen.getByText('The poll has not started yet.')).toBeDefined();
  });

  it('counts one voter as one', async () => {
    await openWall(wallOf(null, { voters: 1 }));
    expect(screen.getByText('is here')).toBeDefined();
  });

  it('counts answers while a question is open, and shows none of them', async () => {
    await openWall(wallOf(askedOf({ answered: 5 })));
    expect(screen.getByText('of 12 have answered')).toBeDefined();
    expect(screen.queryByRole('list', { name: /Results/ })).toBeNull();
  });

  it('names the question’s place, and the round when it is not the first', async () => {
    await openWall(wallOf(askedOf({ number: 2, round: 2 })));
    expect(screen.getByText('Question 2 of 3 · round 2')).toBeDefined();
  });

  it('sends people to the blackboard for a question without words', async () => {
    await openWall(wallOf(askedOf({ view: pollViewOf({ kind: 'letters', prompt: '' }) })));
    expect(screen.getByRole('heading', { name: 'Look at the blackboard' })).toBeDefined();
  });

  it('shows the time that is left', async () => {
    const closesAt = new Date(Date.now() + 119_000).toISOString();
    await openWall(wallOf(askedOf({ closesAt })));
    expect(screen.getByRole('timer', { name: /^Time left 1:/ })).toBeDefined();
  });

  it('shows the code of presence while it is asked for', async () => {
    const presence = { code: '481', until: new Date(Date.now() + 600_000).toISOString() };
    await openWall(wallOf(null, { presence }));
    expect(screen.getByText('481')).toBeDefined();
  });

  it('continues at the space bar, as at its button', async () => {
    const control = pollOf({ state: 'live', code: 'ABC234', startedAt: '2026-09-07T08:00:00Z' });
    serve(getPoll, control);
    serve(openPollRound, control);
    const { user } = await openWall(wallOf(null));
    await screen.findByRole('button', { name: /Ask the first question/ });
    await user.keyboard(' ');
    await waitFor(() => expect(callsOf(openPollRound)).toHaveLength(1));
  });

  it('says that a poll is not here that may not be seen', async () => {
    serve(getPollWall, refuse(404, 'Not found.'));
    showPage(PollWallPage, { as: teacher, at: `/a/polls/${idOf(200)}/present`, path: '/a/polls/:pollId/present' });
    expect(await screen.findByRole('heading', { name: /poll/i })).toBeDefined();
  });
});

describe('the choices on the wall', () => {
  it('stand with their letters while votes come in', async () => {
    await openWall(wallOf(askedOf()));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Alinear', 'Bquadratic', 'Cconstant']),
    );
  });

  it('show shares and votes in the order of the question', async () => {
    await openWall(wallOf(askedOf({ phase: 'closed', results: resultsOf({ groups: votes }) })));
    expect(rows('Results')).toEqual(['Alinear25 % 1', 'Bquadratic75 % 3', 'Cconstant0 % 0']);
  });

  it('do not say which is right before that is shown', async () => {
    await openWall(wallOf(askedOf({ phase: 'closed', results: resultsOf({ groups: votes }) })));
    expect(screen.queryByText(/right/)).toBeNull();
  });

  it('say in words which one is right once that is shown', async () => {
    await openWall(wallOf(askedOf({ phase: 'closed', results: resultsOf({ groups: votes }), key })));
    expect(screen.getByText('right: B')).toBeDefined();
  });

  it('are letters alone for a question on the blackboard', async () => {
    const view = pollViewOf({
      kind: 'letters',
      prompt: '',
      choices: [
        { key: 'A', text: 'A' },
        { key: 'B', text: 'B' },
      ],
    });
    const results = resultsOf({ groups: [groupOf({ key: 'A', count: 4 })] });
    await openWall(wallOf(askedOf({ view, phase: 'closed', results })));
    expect(rows('Results')).toEqual(['A100 % 4', 'B0 % 0']);
  });
});

describe.each(['number', 'expression', 'text'] as const)('answers of the kind %s on the wall', (kind) => {
  const view = pollViewOf({ kind, choices: [], answerType: kind === 'text' ? 5 : 6 });
  const open = (groups: ReturnType<typeof groupOf>[], others = { groups: 0, answers: 0 }) =>
    openWall(wallOf(askedOf({ view, phase: 'closed', results: resultsOf({ groups, others }) })));

  it('stand together where they are equal, with how many gave each', async () => {
    await open([groupOf({ text: 'twelve', count: 3 }), groupOf({ key: '2', text: 'ten', count: 1 })]);
    expect(rows(/equal answers together/).map((row) => row.trim())).toEqual([
      expect.stringMatching(/^3.*twelve/),
      expect.stringMatching(/^1.*ten/),
    ]);
  });

  it('are summed up where there are too many', async () => {
    await open([groupOf({ text: 'twelve', count: 3 })], { groups: 4, answers: 4 });
    expect(rows(/equal answers together/).at(-1)).toMatch(/4 others.*each written once/);
  });

  it('say which is right, and name a typical error', async () => {
    await open([
      groupOf({ text: 'twelve', count: 3, isRight: true }),
      groupOf({ key: '2', text: 'ten', count: 1, isRight: false, error: 'The sign is lost.' }),
    ]);
    expect(rows(/equal answers together/)[0]).toContain('Right.');
    expect(rows(/equal answers together/)[1]).toContain('The sign is lost.');
  });

  it('name at most two other ways of writing the same', async () => {
    const spellings = ['12', 'a dozen', 'XII'].map((text) => ({ text, latex: '', count: 1 }));
    await open([groupOf({ text: 'twelve', count: 3, spellings })]);
    expect(rows(/equal answers together/)[0]).toContain('Also written 12, a dozen');
    expect(screen.queryByText(/XII/)).toBeNull();
  });
});

describe('words that wait to be let onto the wall', () => {
  const view = pollViewOf({ kind: 'cloud', choices: [], answerType: 5 });
  const waiting = { ...groupOf({ text: 'slope', count: 5 }), state: 'waiting' as const, isFlagged: false };

  it('are counted there, and a key lets all of them through', async () => {
    const control = pollOf({
      state: 'live',
      code: 'ABC234',
      questions: [pollQuestionOf({ view, round: 1, phase: 'closed' })],
      current: currentOf({ phase: 'closed', resultsShown: true, groups: [waiting, { ...waiting, key: '2' }] }),
    });
    serve(getPoll, control);
    serve(letPollGroupsThrough, control);
    const results = resultsOf({ groups: [], waiting: 2 });
    const { user } = await openWall(wallOf(askedOf({ view, phase: 'closed', results })));
    expect(screen.getByText('2 answers wait to be let through')).toBeDefined();
    expect(screen.queryByText('slope')).toBeNull();
    await screen.findByRole('button', { name: /Let 2 through/ });
    await user.keyboard(' ');
    await waitFor(() => expect(callsOf(letPollGroupsThrough)).toHaveLength(1));
  });

  it('are counted beside those that are shown', async () => {
    const results = resultsOf({ groups: [groupOf({ text: 'limit', count: 3 })], waiting: 1 });
    await openWall(wallOf(askedOf({ view, phase: 'closed', results })));
    expect(screen.getByText('1 answer waits to be let through')).toBeDefined();
    expect(rows('Word cloud')).toEqual(['limit (3)']);
  });
});

describe('other results on the wall', () => {
  it('are a cloud of words in the order of the alphabet, with their counts for screen readers', async () => {
    const view = pollViewOf({ kind: 'cloud', choices: [], answerType: 5 });
    const groups = [groupOf({ text: 'slope', count: 5 }), groupOf({ key: '2', text: 'limit', count: 1 })];
    await openWall(wallOf(askedOf({ view, phase: 'closed', results: resultsOf({ groups }) })));
    expect(rows('Word cloud')).toEqual(['limit (1)', 'slope (5)']);
  });

  it('put the best mean place of a ranking first', async () => {
    const view = pollViewOf({ kind: 'ranking' });
    const means = [
      { key: '3', mean: 1.25 },
      { key: '1', mean: 2 },
      { key: '2', mean: 2.75 },
    ];
    const pairs = [{ first: '1', second: '2', firstBefore: 3, secondBefore: 1 }];
    const results = resultsOf({ measures: { kind: 'ranking', means, pairs } });
    await openWall(wallOf(askedOf({ view, phase: 'closed', results })));
    expect(rows(/best mean place first/).map((row) => row.slice(0, 9))).toEqual([
      'Cconstant',
      'Alinear2.',
      'Bquadrati',
    ]);
    const table = within(screen.getByRole('table', { name: 'Voters who put the row before the column' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toContain('A–3–');
  });

  it('say that a ranking has no answers yet', async () => {
    await openWall(wallOf(askedOf({ view: pollViewOf({ kind: 'ranking' }), phase: 'closed', results: resultsOf() })));
    expect(screen.getByText('No answers yet.')).toBeDefined();
  });

  it('name the mean of a scale', async () => {
    const choices = ['never', '', '', '', 'always'].map((text, place) => ({ key: String(place + 1), text }));
    const view = pollViewOf({ kind: 'scale', choices });
    const groups = [groupOf({ key: '4', count: 2 }), groupOf({ key: '5', count: 2 })];
    const measures = { kind: 'scale', mean: 4.5, median: 4.5 } as const;
    await openWall(wallOf(askedOf({ view, phase: 'closed', results: resultsOf({ groups, measures }) })));
    expect(screen.getByRole('main').textContent).toMatch(/4\.5/);
    expect(screen.getByRole('main').textContent).toMatch(/never.*always/);
  });

  it('give the answer in words with its reason once it is shown', async () => {
    const view = pollViewOf({ kind: 'text', choices: [], answerType: 5 });
    const answer = { choices: [], latex: '', text: 'quadratic', solution: 'It bends upwards.', figures: [] };
    await openWall(wallOf(askedOf({ view, phase: 'closed', results: resultsOf(), key: answer })));
    expect(screen.getByText(/quadratic/)).toBeDefined();
    expect(screen.getByText('It bends upwards.')).toBeDefined();
  });
});
