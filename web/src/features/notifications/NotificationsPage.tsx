import { listNotifications, notificationGroups, type NotificationGroup } from '@lemma/contracts';
import { useSearchParams } from '../../routing/router-context.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { NotificationRows } from './list/NotificationRows.tsx';
import { useReadAll } from './list/use-read-all.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NotificationsPage.module.css';
import { NotificationSettings } from './settings/NotificationSettings.tsx';

const groupLabels: Readonly<Record<NotificationGroup, string>> = {
  learning: t(m.learning),
  teaching: t(m.teaching),
  administration: t(m.administration),
};

/** All notifications of the person, and what they want to be notified of (M07). */
export function NotificationsPage() {
  return (
    <PageFrame title={t(m.notifications)} access="signed-in" canonical={paths.notifications}>
      <NotificationList />
      <SettingsPart />
    </PageFrame>
  );
}

function NotificationList() {
  const [query, setQuery] = useSearchParams();
  const state = query.get('show') === 'unread' ? 'unread' : 'all';
  const group = notificationGroups.find((one) => one === query.get('group'));
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const read = useRead(listNotifications, { state, page, ...(group && { group }) }, { keepPreviousData: true });
  const readAll = useReadAll();
  const change = (name: string, value: string): void =>
    setQuery((old) => {
      const next = Object.fromEntries([...old].filter(([key]) => key !== name && key !== 'page'));
      return value === '' ? next : { ...next, [name]: value };
    });
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingNotifications)} rows={6} head={false} />}>
      {(data) => (
        <>
          <PageHeader
            title={t(m.notifications)}
            above={{ label: t(m.account), to: paths.account }}
            actions={
              data.unreadCount > 0 && (
                <Button onClick={() => void readAll(data).then(() => read.mutate())}>{t(m.markAllRead)}</Button>
              )
            }
          />
          <div className={css.filters}>
            <SegmentedControl
              label={t(m.show)}
              value={state}
              options={[
                { value: 'all', label: t(m.all) },
                {
                  value: 'unread',
                  label: data.unreadCount === 0 ? t(m.newOnes) : t(m.newCount, { count: data.unreadCount }),
                },
              ]}
              onChange={(value) => change('show', value === 'all' ? '' : value)}
            />
            {data.groups.length > 1 && (
              <SegmentedControl
                label={t(m.about)}
                value={group ?? ''}
                options={[
                  { value: '', label: t(m.everything) },
                  ...data.groups.map((value) => ({ value, label: groupLabels[value] })),
                ]}
                onChange={(value) => change('group', value)}
              />
            )}
          </div>
          <Card aria-label={t(m.notifications)}>
            {data.notifications.length === 0 ? (
              <EmptyState>{state === 'unread' ? t(m.readEverything) : t(m.willBeHere)}</EmptyState>
            ) : (
              <NotificationRows notifications={data.notifications} />
            )}
          </Card>
          {(page > 1 || data.hasMore) && (
            <nav className={css.pages} aria-label={t(m.pages)}>
              <Button disabled={page === 1} onClick={() => change('page', page === 2 ? '' : String(page - 1))}>
                {t(m.newer)}
              </Button>
              <Button disabled={!data.hasMore} onClick={() => change('page', String(page + 1))}>
                {t(m.older)}
              </Button>
            </nav>
          )}
        </>
      )}
    </Loaded>
  );
}

function SettingsPart() {
  return (
    <div id="settings" className={css.settings}>
      <NotificationSettings labels={groupLabels} />
    </div>
  );
}
