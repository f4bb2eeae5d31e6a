import { listClassrooms } from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRead } from '../api/use-read.ts';
import { administrator } from '../testing/people.ts';
import { refuse, serve } from '../testing/server.ts';
import { showPage } from '../testing/show.tsx';
import { Loaded } from './Loaded.tsx';

function Page() {
  return (
    <Loaded read={useRead(listClassrooms, {})} noun="class" skeleton={null}>
      {() => <p>Here</p>}
    </Loaded>
  );
}

it('a page that staff may open with two-step sign-in alone says so, and leads to where it is set up [SC21]', async () => {
  const detail = 'This needs two-step sign-in. Set it up in your account first.';
  serve(listClassrooms, refuse(403, detail, { code: 'session/confirmation-needed', needsTwoStep: true }));
  const { user } = showPage(Page, { as: administrator });
  expect(await screen.findByText(detail)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in first' }));
  expect(dialog.getByRole('link').getAttribute('href')).toBe('/account#two-step-sign-in');
});
