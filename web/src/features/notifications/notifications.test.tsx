import {
  countNotifications,
  getNotificationSettings,
  getSubscription,
  listNotifications,
  readAllNotifications,
  readNotification,
  setNotificationKind,
  unsubscribe,
  updateNotificationSettings,
  type Notification,
  type NotificationSettings,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { idOf, learner } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { MailsOffPage } from './MailsOffPage.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const at = '2026-11-20T10:00:00.000Z';

const notification = (fields: Partial<Notification> = {}): Notification => ({
  id: idOf(1),
  kind: 'task-set',
  count: 1,
  title: 'New task: Surds',
  detail: 'Year 9, due Tue 24 Nov, 23:59',
  path: '/c/1/tasks/2',
  at,
  isRead: false,
  ...fields,
});

const list = (notifications: readonly Notification[], hasMore = false) => ({
  notifications: [...notifications],
  hasMore,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  groups: ['learning' as const, 'teaching' as const],
});

const settings: NotificationSettings = {
  kinds: [{ kind: 'task-set', group: 'learning', label: 'A new task', isShown: true, mail: 'digest' }],
  noMailsBecause: null,
  digest: 'daily',
  digestHour: 16,
  quietHours: { from: 21, until: 7 },
  timeZone: 'Europe/Berlin',
};

function Page() {
  return (
    <PageFrame title="Tides">
      <h1>Tides</h1>
    </PageFrame>
  );
}

describe('the bell', () => {
  it('counts what is new, and its panel opens what it is about and marks it as read', async () => {
    serve(countNotifications, { unreadCount: 2, newestAt: at, timeZone: 'UTC' });
    serve(
      listNotifications,
      list([notification(), notification({ id: idOf(2), title: 'Results are out', isRead: true })]),
    );
    serve(readNotification, null);
    const { user } = showPage(Page, { as: learner, at: '/help' });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const link = await within(panel).findByRole('link', { name: /New task: Surds.*new/ });
    expect(link.getAttribute('href')).toBe('/c/1/tasks/2');
    expect(within(panel).getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/account/notifications');
    await user.click(link);
    await waitFor(() => expect(callsOf(readNotification)).toHaveLength(1));
  });

  it('marks as read what the panel shows, and nothing that came later', async () => {
    let unreadCount = 1;
    serve(countNotifications, () => ({ unreadCount, newestAt: at, timeZone: 'UTC' }));
    serve(listNotifications, list([notification()]));
    serve(readAllNotifications, () => {
      unreadCount = 0;
      return null;
    });
    const { user } = showPage(Page, { as: learner, at: '/help' });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(callsOf(readAllNotifications).map(({ body }) => body)).toEqual([{ until: at }]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Notifications, 1 new', hidden: true })).toBeNull(),
    );
  });

  it('says the time zone of the browser, once, when it is not known', async () => {
    serve(countNotifications, { unreadCount: 0, newestAt: null, timeZone: null });
    serve(updateNotificationSettings, settings);
    showPage(Page, { as: learner, at: '/help' });
    await screen.findByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(callsOf(updateNotificationSettings)).toHaveLength(1));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(callsOf(updateNotificationSettings)[0]?.body).toEqual({ timeZone });
  });
});

describe('the page of notifications', () => {
  it('shows what is new alone, and pages', async () => {
    serve(listNotifications, ({ query }) =>
      query.state === 'unread'
        ? list([notification()])
        : list([notification(), notification({ id: idOf(2), title: 'Older', isRead: true })], true),
    );
    serve(getNotificationSettings, settings);
    const { user } = showPage(NotificationsPage, { as: learner, at: '/account/notifications' });
    await screen.findByRole('link', { name: /Older/ });
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(callsOf(listNotifications).at(-1)?.query.page).toBe('2'));
    await user.click(screen.getByRole('radio', { name: 'New 1' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Older/ })).toBeNull());
    await user.click(screen.getByRole('radio', { name: 'Teaching' }));
    await waitFor(() => expect(callsOf(listNotifications).at(-1)?.query.group).toBe('teaching'));
  });

  it('saves each choice by itself', async () => {
    serve(listNotifications, list([]));
    serve(getNotificationSettings, settings);
    serve(setNotificationKind, ({ body }) => ({
      ...settings,
      kinds: settings.kinds.map((kind) => ({ ...kind, ...body })),
    }));
    serve(updateNotificationSettings, { ...settings, quietHours: null });
    const { user } = showPage(NotificationsPage, { as: learner, at: '/account/notifications' });
    await user.selectOptions(await screen.findByLabelText('By mail: A new task'), 'never');
    await waitFor(() =>
      expect(callsOf(setNotificationKind).map(({ body }) => body)).toEqual([
        { kind: 'task-set', isShown: true, mail: 'never' },
      ]),
    );
    await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(screen.queryByLabelText('Quiet from')).toBeNull());
  });
});

describe('the link in a mail', () => {
  it('ends mails of its kind, or all of them, without signing in', async () => {
    serve(getSubscription, { label: 'A new task', isOff: false });
    serve(unsubscribe, ({ query }) => ({ label: query.all === 'true' ? null : 'A new task', isOff: true }));
    const token = 'a'.repeat(30);
    const { user } = showPage(MailsOffPage, {
      path: '/account/mails-off',
      at: `/account/mails-off#token=${token}`,
    });
    await user.click(await screen.findByRole('button', { name: 'End mails of this kind' }));
    await screen.findByText('You will no longer get these mails');
    await user.click(screen.getByRole('button', { name: 'End all mails about notifications' }));
    await screen.findByText('You get no notifications by mail.');
    expect(callsOf(unsubscribe).map(({ params }) => params.token)).toEqual([token, token]);
  });
});
