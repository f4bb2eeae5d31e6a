import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../testing/show.tsx';
import { NavTabs } from './NavTabs.tsx';

it('the current page of tabs is in sight where not all of them have room', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(480);
  const size = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const tabs = ['Users', 'Outbox', 'Commerce'].map((label) => ({
    to: `/${label}`,
    label,
    isCurrent: label === 'Commerce',
  }));
  showPage(() => <NavTabs label="Administration" tabs={tabs} />);
  expect((await screen.findByRole('navigation', { name: 'Administration' })).scrollLeft).toBe(330);
  place.mockRestore();
  size.mockRestore();
});
