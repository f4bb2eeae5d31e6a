import { castPollVote, findPoll, getMyPoll, getPollView, joinPoll, type PollView } from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/people.ts';
import { askedOf, pollViewOf, resultsOf, voterViewOf } from '../../../testing/polls.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { FindPollPage } from '../FindPollPage.tsx';
import { PollPage } from './PollPage.tsx';

const found = {
  id: idOf(200),
  name: 'Growth',
  className: null,
  named: false,
  needs: 'nothing',
  isJoined: false,
} as const;

beforeEach(() => {
  serve(findPoll, found);
  serve(joinPoll, { pollId: idOf(200), codename: 'Blue Fox' });
  serve(getMyPoll, { codename: 'Blue Fox', name: null, presentAt: null, votes: [] });
});

function openPoll(view: PollView) {
  serve(getPollView, view);
  return showPage(PollPage, { at: '/poll/ABC234', path: '/poll/:code' });
}

const vote = (values: readonly string[]) => ({
  questionId: idOf(201),
  round: 1,
  id: idOf(300),
  sequence: 1,
  values: [...values],
  receivedAt: '2026-09-07T08:00:00Z',
  isRight: null,
  feedback: '',
});

describe('joining a poll', () => {
  it('asks for the code of the wall, and goes there', async () => {
    const { user } = showPage(FindPollPage, { at: '/poll' });
    await screen.findByRole('heading', { name: 'Answer a poll' });
    await fill(user, screen.getByLabelText('Poll code'), 'abc 234');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Now at /poll/ABC234')).toBeDefined();
  });

  it.each([
    ['nothing', ''],
    ['too little', 'ab'],
  ])('says what a code looks like when %s was typed', async (_, code) => {
    const { user } = showPage(FindPollPage, { at: '/poll' });
    await fill(user, await screen.findByLabelText('Poll code'), code);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('needs no account', async () => {
    openPoll(voterViewOf(askedOf()));
    expect(await screen.findByRole('heading', { name: 'Which one grows faster?' })).toBeDefined();
    expect(callsOf(joinPoll)[0]?.body).toEqual({ code: 'ABC234' });
  });

  it('says that no poll has the code', async () => {
    serve(findPoll, refuse(404, 'Not found.'));
    openPoll(voterViewOf(null));
    expect(await screen.findByRole('heading', { name: 'No poll has this code now' })).toBeDefined();
    expect(screen.getByLabelText('Poll code')).toBeDefined();
  });

  it.each([
    ['sign-in', true, 'Answers count for Class 7b: sign in so that your teacher knows who you are.', 'Sign in'],
    ['sign-in', false, /for the members of Class 7b: sign in to answer. Your answers carry no name/, 'Sign in'],
    ['membership', false, /This poll is for Class 7b. Join the class first/, 'Your classes'],
  ] as const)('says what is needed first: %s (with names: %s)', async (needs, named, words, way) => {
    serve(findPoll, { ...found, className: 'Class 7b', needs, named });
    openPoll(voterViewOf(null));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
    expect(callsOf(joinPoll)).toEqual([]);
  });
});

describe('the screen of a voter', () => {
  it('sends a choice, and says that the answer is in', async () => {
    serve(castPollVote, ({ body }) => ({ id: body.id, sequence: body.sequence, receivedAt: '2026-09-07T08:00:00Z' }));
    const { user } = openPoll(voterViewOf(askedOf()));
    await user.click(await screen.findByRole('radio', { name: /quadratic/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Your answer is in.')).toBeDefined();
    expect(callsOf(castPollVote)[0]?.body).toMatchObject({ questionId: idOf(201), round: 1, values: ['2'] });
  });

  it('cannot send nothing', async () => {
    openPoll(voterViewOf(askedOf()));
    expect(await screen.findByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  });

  it('offers to update an answer that may be changed', async () => {
    serve(getMyPoll, { codename: 'Blue Fox', name: null, presentAt: null, votes: [vote(['2'])] });
    const { user } = openPoll(voterViewOf(askedOf()));
    await screen.findByText('Your answer is in.');
    expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: /linear/ }));
    expect(screen.getByRole('button', { name: 'Update' })).toHaveProperty('disabled', false);
  });

  it('locks an answer that may not be changed', async () => {
    serve(getMyPoll, { codename: 'Blue Fox', name: null, presentAt: null, votes: [vote(['2'])] });
    const view = voterViewOf(askedOf());
    openPoll({ ...view, settings: { ...view.settings, mayChange: false } });
    await screen.findByText('Your answer is in.');
    expect(screen.queryByRole('button', { name: /Submit|Update/ })).toBeNull();
  });

  it('says that voting opens soon', async () => {
    openPoll(voterViewOf(askedOf({ phase: 'ready', round: 0 })));
    expect(await screen.findByText('Voting opens soon.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('shows which place the question has', async () => {
    openPoll(voterViewOf(askedOf({ number: 2 })));
    expect(await screen.findByText('Question 2 of 3')).toBeDefined();
  });

  it('says whose answers these are', async () => {
    openPoll(voterViewOf(askedOf()));
    expect(await screen.findByText(/Blue Fox/)).toBeDefined();
  });

  it('sends up to three words for a cloud', async () => {
    serve(castPollVote, ({ body }) => ({ id: body.id, sequence: body.sequence, receivedAt: '2026-09-07T08:00:00Z' }));
    const { user } = openPoll(
      voterViewOf(askedOf({ view: pollViewOf({ kind: 'cloud', choices: [], answerType: 5 }) })),
    );
    await fill(user, await screen.findByRole('textbox', { name: 'Word 1' }), 'slope');
    await fill(user, screen.getByRole('textbox', { name: 'Word 3' }), ' limit ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(callsOf(castPollVote)[0]?.body.values).toEqual(['slope', 'limit']));
  });

  it('sends the letter of a question on the blackboard', async () => {
    serve(castPollVote, ({ body }) => ({ id: body.id, sequence: body.sequence, receivedAt: '2026-09-07T08:00:00Z' }));
    const choices = ['A', 'B'].map((letter) => ({ key: letter, text: letter }));
    const { user } = openPoll(voterViewOf(askedOf({ view: pollViewOf({ kind: 'letters', prompt: '', choices }) })));
    await screen.findByRole('heading', { name: 'Look at the blackboard' });
    await user.click(screen.getByRole('radio', { name: /B/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(callsOf(castPollVote)[0]?.body.values).toEqual(['B']));
  });

  it('shows its own answer with the right one after the close', async () => {
    serve(getMyPoll, {
      codename: 'Blue Fox',
      name: null,
      presentAt: null,
      votes: [{ ...vote(['1']), isRight: false }],
    });
    const key = { choices: ['2'], latex: '', text: '', solution: 'It bends upwards.', figures: [] };
    openPoll(voterViewOf(askedOf({ phase: 'closed', key, results: resultsOf() })));
    expect(await screen.findByText('It bends upwards.')).toBeDefined();
    expect(await screen.findByText('Not quite, keep it up though!')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Submit|Update/ })).toBeNull();
  });

  it('looks up at the wall while results are hidden', async () => {
    openPoll(voterViewOf(askedOf({ phase: 'closed' })));
    expect(await screen.findByRole('heading', { name: 'Look up at the wall' })).toBeDefined();
    expect(screen.getByText('You did not answer this one')).toBeDefined();
  });

  it('waits between two questions', async () => {
    openPoll(voterViewOf(null));
    expect(await screen.findByText(/next question|Wait|soon/i)).toBeDefined();
  });
});
