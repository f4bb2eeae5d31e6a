import { updatePoll, type InputOf } from '@lemma/contracts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../testing/people.ts';
import { callsOf, refuse, serve } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { useSubmit } from './use-submit.ts';

interface FormProps {
  body: NonNullable<InputOf<typeof updatePoll>['body']>;
  /** Fields that show their own messages. */
  fields: readonly string[];
}

function Form({ body, fields }: FormProps) {
  const { errors, formError, submit } = useSubmit(updatePoll, fields);
  return (
    <>
      <button type="button" onClick={() => void submit({ params: { pollId: idOf(200) }, body })}>
        Save
      </button>
      <output aria-label="Field">
        {Object.entries(errors)
          .map(([field, words]) => `${field}: ${words}`)
          .join(' ')}
      </output>
      <output aria-label="Form">{formError}</output>
    </>
  );
}

async function send(props: FormProps) {
  const { user } = show(<Form {...props} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('a form that is sent', () => {
  const tooLong = { name: 'x'.repeat(500) };

  it('shows at its field what the contract refuses, and calls no one', async () => {
    await send({ body: tooLong, fields: ['name'] });
    expect((await screen.findByText(/^name: ./)).getAttribute('aria-label')).toBe('Field');
    expect(screen.getByLabelText('Form').textContent).toBe('');
    expect(callsOf(updatePoll)).toEqual([]);
  });

  it('says of the whole form what the contract refuses of a field that it does not show', async () => {
    await send({ body: tooLong, fields: [] });
    await screen.findByText(/^name: ./);
    expect(screen.getByLabelText('Form').textContent).not.toBe('');
  });

  it('counts what is inside a field to that field', async () => {
    serve(updatePoll, refuse(400, { 'grading.points': 'Too many.' }));
    await send({ body: { name: 'A' }, fields: ['grading'] });
    expect(await screen.findByText('grading.points: Too many.')).toBeDefined();
    expect(screen.getByLabelText('Form').textContent).toBe('');
  });
});
