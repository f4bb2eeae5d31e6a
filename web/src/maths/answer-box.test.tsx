import { isChoiceType } from '@lemma/math/document';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { AnswerBox, type AnswerBoxProps, type AnswerPart } from './AnswerBox.tsx';
import type { BoxVerdict } from './answer-states.ts';

const choices = ['one', 'two', 'three'].map((text, place) => ({ key: String(place + 1), text }));
const partOf = (answerType: AnswerPart['answerType'], changes: Partial<AnswerPart> = {}): AnswerPart => ({
  name: 'a',
  answerType,
  label: 'Result',
  choices: isChoiceType(answerType) ? choices : [],
  keyboard: { letters: [], functions: [], templates: [] },
  ...changes,
});

function Box(props: Partial<AnswerBoxProps> & { part: AnswerPart; onValue?: (value: string) => void }) {
  const { onValue, value: start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  const change = (next: string): void => {
    setValue(next);
    onValue?.(next);
  };
  return <AnswerBox {...rest} value={value} onChange={change} />;
}

const showBox = (props: Parameters<typeof Box>[0]) => {
  const onValue = vi.fn<(value: string) => void>();
  return { ...show(<Box {...props} onValue={onValue} />), onValue };
};

describe('the box of one choice', () => {
  it('is a group of radio buttons with the name of the part', () => {
    showBox({ part: partOf(2) });
    const group = within(screen.getByRole('radiogroup', { name: 'Result' }));
    expect(group.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Aone',
      'Btwo',
      'Cthree',
    ]);
  });

  it('has one choice at a time', async () => {
    const { user, onValue } = showBox({ part: partOf(2) });
    await user.click(screen.getByRole('radio', { name: /one/ }));
    await user.click(screen.getByRole('radio', { name: /three/ }));
    expect(onValue).toHaveBeenLastCalledWith('3');
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('submits at Enter', async () => {
    const onEnter = vi.fn();
    const { user } = showBox({ part: partOf(2), onEnter });
    screen.getByRole('radio', { name: /one/ }).focus();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('cannot be changed after it is handed in', async () => {
    const { user, onValue } = showBox({ part: partOf(2), value: '1', readOnly: true });
    await user.click(screen.getByRole('radio', { name: /two/ }));
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /one/ })).toHaveProperty('checked', true);
  });
});

describe('the box of several choices', () => {
  it('keeps the order of the choices, whatever the order of the presses', async () => {
    const { user, onValue } = showBox({ part: partOf(3) });
    await user.click(screen.getByRole('checkbox', { name: /three/ }));
    await user.click(screen.getByRole('checkbox', { name: /one/ }));
    expect(onValue).toHaveBeenLastCalledWith('1,3');
  });

  it('gives a choice up at a second press', async () => {
    const { user, onValue } = showBox({ part: partOf(3), value: '1,3' });
    await user.click(screen.getByRole('checkbox', { name: /one/ }));
    expect(onValue).toHaveBeenLastCalledWith('3');
  });
});

describe('the box for words', () => {
  it('takes what is typed as it is', async () => {
    const { user, onValue } = showBox({ part: partOf(5) });
    await user.type(screen.getByRole('textbox', { name: 'Result' }), 'Sine 2');
    expect(onValue).toHaveBeenLastCalledWith('Sine 2');
  });

  it('submits at Enter and not before', async () => {
    const onEnter = vi.fn();
    const { user } = showBox({ part: partOf(5), onEnter });
    await user.type(screen.getByRole('textbox'), 'sine');
    expect(onEnter).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('is announced to screen readers as wrong when it is', () => {
    showBox({ part: partOf(5), value: 'cosine', verdict: 'wrong' });
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('can be read and not be changed once it is given', async () => {
    const { user, onValue } = showBox({ part: partOf(5), value: 'sine', readOnly: true });
    await user.type(screen.getByRole('textbox'), 's');
    expect(onValue).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'sine');
  });
});

describe('any answer box', () => {
  it.each([2, 3, 5] as const)('is called an answer where the part of type %i has no label', (answerType) => {
    showBox({ part: partOf(answerType, { label: '' }) });
    const role = answerType === 5 ? 'textbox' : answerType === 2 ? 'radiogroup' : 'group';
    expect(screen.getByRole(role, { name: 'Answer' })).toBeDefined();
  });

  it.each<[BoxVerdict, string]>([
    ['right', 'Great!'],
    ['wrong', 'Not yet'],
    ['partly', 'Partly right'],
  ])('says in a word that it is %s', (verdict, words) => {
    showBox({ part: partOf(5), value: 'sine', verdict });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('has no word beside it before it was checked', () => {
    showBox({ part: partOf(5), value: 'sine' });
    expect(screen.queryByText(/Great|Not yet|Partly/)).toBeNull();
  });

  it('shows the reason below', () => {
    showBox({ part: partOf(5), verdict: 'wrong', feedback: <p>Look at the sign.</p> });
    expect(screen.getByText('Look at the sign.')).toBeDefined();
  });
});
