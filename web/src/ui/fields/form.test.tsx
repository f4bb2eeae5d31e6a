import { updateAccount } from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useForm } from '../../api/form/use-form.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Form } from './Form.tsx';
import { FormProblem } from './FormProblem.tsx';
import { TextField } from './TextField.tsx';

function NameForm() {
  const form = useForm({ firstName: 'Ada', lastName: 'Byron' });
  return (
    <Form
      label="Name"
      state={form}
      onSubmit={async () => void (await form.submit(updateAccount, { body: form.values }))}
    >
      <TextField label="First name" {...form.field('firstName')} />
      <TextField label="Last name" {...form.field('lastName')} />
      <FormProblem state={form}>Try again.</FormProblem>
      <button type="submit">Save</button>
    </Form>
  );
}

const first = () => screen.getByLabelText<HTMLInputElement>('First name');
const last = () => screen.getByLabelText<HTMLInputElement>('Last name');

describe('a form that the server refuses', () => {
  it('shows each message at its field, keeps what was typed and focuses the first wrong field', async () => {
    serve(updateAccount, refuse(400, { lastName: 'Write it in letters.' }));
    const { user } = show(<NameForm />);
    await user.type(last(), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Write it in letters.');
    expect(last().getAttribute('aria-invalid')).toBe('true');
    expect(first().getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(last());
    expect([first().value, last().value]).toEqual(['Ada', 'Byron1']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the caret where a person corrects one of two wrong fields', async () => {
    serve(updateAccount, refuse(400, { firstName: 'Too short.', lastName: 'Too long.' }));
    const { user } = show(<NameForm />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Too short.');
    expect(document.activeElement).toBe(first());
    await user.keyboard(' Augusta');
    expect(first().value).toContain(' Augusta');
    expect(document.activeElement).toBe(first());
    expect(screen.queryByText('Too short.')).toBeNull();
    expect(screen.getByText('Too long.')).toBeDefined();
  });

  it('says above the button what belongs to no field', async () => {
    serve(updateAccount, refuse(400, { nonFieldErrors: 'The school manages this account.' }));
    const { user } = show(<NameForm />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The school manages this account.Try again.');
  });

  it('focuses the wrong field again each time it is refused', async () => {
    serve(updateAccount, refuse(400, { lastName: 'Too long.' }));
    const { user } = show(<NameForm />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Too long.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Too long.');
    expect(document.activeElement).toBe(last());
    expect(callsOf(updateAccount)).toHaveLength(2);
  });
});
