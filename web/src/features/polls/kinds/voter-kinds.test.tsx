import type { PollQuestionKind, PollQuestionView } from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { voterKinds } from './voter-kinds.ts';

const view = (kind: PollQuestionKind, texts: readonly string[]): PollQuestionView => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind,
  prompt: 'Your view?',
  direction: 'ltr',
  figures: [],
  label: '',
  answerType: 2,
  choices: texts.map((text, place) => ({ key: String(place + 1), text })),
  keyboard: { letters: [], functions: [], templates: [] },
  unit: null,
  twoRounds: false,
});

function Voter({ question, onVote }: { question: PollQuestionView; onVote: (vote: readonly string[]) => void }) {
  const [box, setBox] = useState('');
  const { Box, fromBox } = voterKinds[question.kind];
  const change = (value: string): void => {
    setBox(value);
    onVote(fromBox(value, question));
  };
  return <Box view={question} value={box} isReadOnly={false} onChange={change} onEnter={vi.fn()} submitLabel="Vote" />;
}

function showVoter(kind: PollQuestionKind, texts: readonly string[]) {
  const onVote = vi.fn<(vote: readonly string[]) => void>();
  return { ...show(<Voter question={view(kind, texts)} onVote={onVote} />), onVote };
}

describe('the box of a ranking', () => {
  const names = ['Graph', 'Table', 'Formula'];
  const choice = (name: RegExp) => screen.getByRole('button', { name });

  it('asks for the first place before anything is chosen', () => {
    showVoter('ranking', names);
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Tap the choice that you put first.');
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });

  it('gives no vote before the order is complete', async () => {
    const { user, onVote } = showVoter('ranking', names);
    await user.click(choice(/Table/));
    expect(onVote).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Tap the choice that you put second.');
  });

  it('gives the last place to the choice that is left', async () => {
    const { user, onVote } = showVoter('ranking', names);
    await user.click(choice(/Table/));
    await user.click(choice(/Formula/));
    expect(onVote).toHaveBeenLastCalledWith(['2', '3', '1']);
    expect(choice(/Place 3.*Graph/).getAttribute('aria-pressed')).toBe('true');
  });

  it('takes a choice out of the order at a second tap, and the others move up', async () => {
    const { user } = showVoter('ranking', names);
    for (const name of [/Table/, /Formula/, /Table/]) await user.click(choice(name));
    expect(choice(/Place 1.*Formula/).getAttribute('aria-pressed')).toBe('true');
    expect(choice(/Table/).getAttribute('aria-pressed')).toBe('false');
  });

  it('starts again with no order at all', async () => {
    const { user, onVote } = showVoter('ranking', names);
    await user.click(choice(/Table/));
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onVote).toHaveBeenLastCalledWith([]);
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(3);
  });
});

describe('the box of a scale', () => {
  const points = ['never', '', '', '', 'always'];

  it('names the ends of the scale for screen readers', () => {
    showVoter('scale', points);
    expect(screen.getAllByRole('radio').map((point) => point.getAttribute('aria-label'))).toEqual([
      '1, never',
      '2',
      '3',
      '4',
      '5, always',
    ]);
  });

  it('votes for the point that is chosen last', async () => {
    const { user, onVote } = showVoter('scale', points);
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(screen.getByRole('radio', { name: '5, always' }));
    expect(onVote).toHaveBeenLastCalledWith(['5']);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('shows no words of ends that have none', () => {
    showVoter('scale', ['', '', '']);
    expect(screen.queryByText(/^1:/)).toBeNull();
  });
});
