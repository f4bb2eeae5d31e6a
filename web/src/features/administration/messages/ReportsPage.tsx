import { listLogMessages, type ResponseOf } from '@lemma/contracts';
import { CircleAlert, Info, X } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords, count, momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Filters, ListCard, ListFilter, ListSearch } from '../ListParts.tsx';
import { pathOf } from './path-of.ts';
import { RecordTable } from '../RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import recordTableCss from '../RecordTable.module.css';

type Message = ResponseOf<typeof listLogMessages>['messages'][number];

const levels = ['error', 'warning', 'info'] as const;
const levelOptions = [
  { value: '', label: 'All levels' },
  { value: 'error', label: 'Errors' },
  { value: 'warning', label: 'Warnings' },
  { value: 'info', label: 'Notes' },
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
        <ListSearch label="Message, kind or address" address={address} />
        <ListFilter name="level" label="Level" address={address} options={levelOptions} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label="Loading reports" rows={8} head={false} />}>
        {({ total, messages }) => (
          <ListCard
            label="Reports"
            noun={['report', 'reports']}
            address={address}
            total={total}
            shown={messages.length}
            note="Kept for 30 days. Equal reports of a day are one row."
          >
            {messages.length === 0 ? (
              <EmptyState drawing="curve">Errors and slow requests that browsers report appear here.</EmptyState>
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
      <VisuallyHidden as="caption">Reports</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">Kind</th>
          <th scope="col">Page</th>
          <th scope="col">Version</th>
          <th scope="col" className={recordTableCss.n}>
            Times
          </th>
          <th scope="col">Last</th>
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
            <td className={recordTableCss.quiet} title={message.ua} data-label="Version">
              {message.version}
            </td>
            <td className={recordTableCss.n} data-label="Times">
              {message.count}
            </td>
            <td
              className={recordTableCss.when}
              data-label="Last"
              title={`${count(message.count, 'time')} since ${momentWords(message.firstAt, now)}`}
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
