import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { CodeForm } from './fields/CodeForm.tsx';
import { PickCards } from './fields/PickCards.tsx';
import { SegmentedControl } from './fields/SegmentedControl.tsx';

describe('PickCards', () => {
  const options = [
    { value: 'keep', label: 'Keep marks', outcome: '9 stay as they are' },
    { value: 'raise', label: 'Raise marks', outcome: '7 up' },
    { value: 'all', label: 'All marks', disabled: true },
  ] as const;

  it('shows what comes of each decision, and which one is made', () => {
    show(<PickCards legend="Marks" value="keep" options={options} onChange={vi.fn()} />);
    expect(screen.getByRole('group', { name: 'Marks' })).toBeDefined();
    expect(screen.getByRole('radio', { name: /Keep marks.*9 stay as they are/ })).toHaveProperty('checked', true);
  });

  it('passes on the decision, but not one that is not open', async () => {
    const onChange = vi.fn();
    const { user } = show(<PickCards legend="Marks" value={undefined} options={options} onChange={onChange} />);
    await user.click(screen.getByRole('radio', { name: 'All marks' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: /Raise marks/ }));
    expect(onChange).toHaveBeenCalledWith('raise');
  });
});

describe('SegmentedControl', () => {
  it('is one radio group with one choice made, and passes on another', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'list', label: 'List' },
      { value: 'grid', label: 'Grid' },
    ] as const;
    const { user } = show(<SegmentedControl label="View" value="list" options={options} onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'List' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(onChange).toHaveBeenCalledWith('grid');
  });
});

describe('CodeForm', () => {
  const showForm = () => {
    const onCode = vi.fn();
    const read = (typed: string) => (/^[a-z]{4}$/i.test(typed.trim()) ? typed.trim().toUpperCase() : undefined);
    const element = (
      <CodeForm
        name="Join"
        label="Code"
        hint="It is on the board."
        placeholder="ABCD"
        action={{ word: 'Go', name: 'Join the class' }}
        problems={{ empty: 'Type the code.', wrong: 'A code has four letters.' }}
        read={read}
        onCode={onCode}
      />
    );
    return { ...show(element), onCode, field: screen.getByLabelText('Code') };
  };

  it('passes the code on as it was meant, by Enter too', async () => {
    const { user, onCode, field } = showForm();
    await user.type(field, ' abcd{Enter}');
    expect(onCode).toHaveBeenCalledWith('ABCD');
  });

  it('says what is missing when nothing was typed', async () => {
    const { user, onCode } = showForm();
    await user.click(screen.getByRole('button', { name: 'Join the class' }));
    expect(screen.getByRole('alert').textContent).toContain('Type the code.');
    expect(onCode).not.toHaveBeenCalled();
  });

  it('says what a code looks like, and takes it back at the next key', async () => {
    const { user, field } = showForm();
    await user.type(field, 'ab{Enter}');
    expect(screen.getByRole('alert').textContent).toContain('A code has four letters.');
    await user.type(field, 'c');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('It is on the board.')).toBeDefined();
  });
});
