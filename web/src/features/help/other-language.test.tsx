import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { learner } from '../../testing/people.ts';
import { showPage } from '../../testing/show.tsx';
import type * as Words from '../../words/language.ts';
import { HelpPage } from './HelpPage.tsx';
import { HelpTopicPage } from './HelpTopicPage.tsx';

// A page in German whose build has found no German topics.
vi.mock('../../words/language.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof Words>()),
  language: { tag: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de-AT', state: 'offered' },
}));

it('shows a topic without a translation in English, and says so', async () => {
  showPage(HelpTopicPage, { as: learner, at: '/help/join-a-class', path: '/help/:topic' });
  const title = await screen.findByText('Join a class', { selector: 'h1 *' });
  expect(title.getAttribute('lang')).toBe('en');
  expect(screen.getByText('This topic is in English. It is not translated yet.').closest('[lang="en"]')).toBeNull();
  const text = within(screen.getByRole('article')).getByText(/You need the class code/);
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it('lists English topics as English', async () => {
  showPage(HelpPage, { as: learner, at: '/help' });
  const link = await screen.findByRole('link', { name: 'Join a class' });
  expect(link.getAttribute('lang')).toBe('en');
});
