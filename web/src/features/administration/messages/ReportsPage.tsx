import { listLogMessages, type ResponseOf } from '@lemma/contracts';
import { CircleAlert, Info, X } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords, momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Filters, ListCard, ListFilter, ListSearch } from '../ListParts.tsx';
import { pathOf } from './path-of.ts';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';

type Message = ResponseOf<typeof listLogMessages>['messages'][number];

const levels = ['error', 'warning', 'info'] as const;
const levelOptions = [
  { value: '', label: t(m.allLevels) },
  { value: 'error', label: t(m.errors) },
  { value: 'warning', label: t(m.warnings) },
  { value: 'info', label: t(m.notes) },
];

/** Lists what browsers reported (D19); equal reports of a day are one row. */
export function ReportsPage() {
  const address = useListAddress();
  const level = levels.find((known) => known === address.filter('level'));
  const query = { q: address.q, page: address.page, ...(level && { level }) };
  const read = useRead(listLogMessages, query, { keepPreviousData: true });
  return (
    <>
      <Filters>
        <ListSearch label={t(m.messageKindAddress)} address={address} />
        <ListFilter name="level" label={t(m.level)} address={address} options={levelOptions} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingReports)} rows={8} head={false} />}>
        {({ total, messages }) => (
          <ListCard
            label={t(m.reports)}
            all={t(m.reportsInAll, { count: total })}
            address={address}
            total={total}
            shown={messages.length}
            note={t(m.keptThirtyDays)}
          >
            {messages.length === 0 ? (
              <EmptyState drawing="curve">{t(m.reportsAppear)}</EmptyState>
            ) : (
              <MessageTable messages={messages} />
            )}
          </ListCard>
        )}
      </Loaded>
    </>
  );
}

function MessageTable({ messages }: { messages: readonly Message[] }) {
  const now = serverNow();
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.reports)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.messageHead)}</th>
          <th scope="col">{t(m.kind)}</th>
          <th scope="col">{t(m.page)}</th>
          <th scope="col">{t(m.version)}</th>
          <th scope="col" className={recordTableCss.n}>
            {t(m.times)}
          </th>
          <th scope="col">{t(m.last)}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <th scope="row">{message.message}</th>
            <td>
              <Level level={message.level} type={message.type} />
            </td>
            <td className={recordTableCss.quiet}>{pathOf(message.url)}</td>
            <td className={recordTableCss.quiet} title={message.ua} data-label={t(m.version)}>
              {message.version}
            </td>
            <td className={recordTableCss.n} data-label={t(m.times)}>
              {message.count}
            </td>
            <td
              className={recordTableCss.when}
              data-label={t(m.last)}
              title={t(m.timesSince, { count: message.count, moment: momentWords(message.firstAt, now) })}
            >
              {agoWords(message.lastAt, now)}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

function Level({ level, type }: Pick<Message, 'level' | 'type'>) {
  if (level === 'error') return <Chip color="error" icon={<X aria-hidden />} label={type} />;
  if (level === 'warning') return <Chip color="warning" icon={<CircleAlert aria-hidden />} label={type} />;
  return <Chip color="info" icon={<Info aria-hidden />} label={type} />;
}
