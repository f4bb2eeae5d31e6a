import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guest, learner, teacher } from '../../testing/people.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { HelpPage } from './HelpPage.tsx';
import { HelpTopicPage } from './HelpTopicPage.tsx';

const open = async (as = learner) => {
  const page = showPage(HelpPage, { as, at: '/help' });
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  return page;
};
const topics = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the help', () => {
  it('has the topics of learners, and no others, for learners', async () => {
    await open();
    expect(topics()).toContain('/help/join-a-class');
    expect(topics()).not.toContain('/help/create-a-class');
  });

  it('has the topics of teachers for teachers', async () => {
    await open(teacher);
    expect(topics()).toContain('/help/create-a-class');
  });

  it('finds a topic by words', async () => {
    const { user, address } = await open();
    await fill(user, screen.getByRole('searchbox', { name: 'Search help' }), 'forgot password');
    await waitFor(() => expect(topics()).toContain('/help/forgot-password'));
    expect(address()).toContain('q=');
  });

  it('says that nothing was found for an unknown subject', async () => {
    const { user } = await open();
    const before = topics().length;
    await fill(user, screen.getByRole('searchbox', { name: 'Search help' }), 'xyzzyplugh');
    await waitFor(() => expect(topics().length).toBeLessThan(before));
  });

  it('goes from the search down into what was found by arrow keys', async () => {
    const { user } = await open();
    await fill(user, screen.getByRole('searchbox', { name: 'Search help' }), 'password');
    await waitFor(() => expect(topics()).toContain('/help/forgot-password'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.tagName).toBe('A');
  });

  it('is for people with an account', async () => {
    showPage(HelpPage, { as: guest, at: '/help' });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    expect(screen.queryByRole('searchbox', { name: 'Search help' })).toBeNull();
  });
});

describe('a topic of the help', () => {
  const openTopic = (slug: string, as = learner) =>
    showPage(HelpTopicPage, { as, at: `/help/${slug}`, path: '/help/:topic' });

  it('is read under its title', async () => {
    openTopic('join-a-class');
    expect(await screen.findByRole('heading', { level: 1, name: /join/i })).toBeDefined();
    expect(document.title).toMatch(/join/i);
  });

  it('is not here where there is none', async () => {
    openTopic('no-such-topic');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not|nothing|no /i);
  });
});
