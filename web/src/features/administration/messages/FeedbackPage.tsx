import type { ListedFeedback } from './AnswerDialog.tsx';
import { listFeedback } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { dueWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { FeedbackKindChip } from '../../feedback/FeedbackChips.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Filters, ListCard, ListFilter, ListSearch } from '../ListParts.tsx';
import { pathOf } from './path-of.ts';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';

const types = ['BG', 'QU'] as const;
const typeOptions = [
  { value: '', label: t(m.bugsAndQuestions) },
  { value: 'BG', label: t(m.bugs) },
  { value: 'QU', label: t(m.questionsWord) },
];

/** Lists the feedback people sent (D18), open entries first. */
export function FeedbackPage() {
  const address = useListAddress();
  const chosen = address.filter('state');
  const state = chosen === 'AN' || chosen === 'CL' ? chosen : 'OP';
  const type = types.find((known) => known === address.filter('type'));
  const query = { q: address.q, page: address.page, state, ...(type && { type }) } as const;
  const read = useRead(listFeedback, query, { keepPreviousData: true });
  const [opened, setOpened] = useState<ListedFeedback>();
  const open = read.data?.open ?? 0;
  const handleChanged = async () => {
    await Promise.all([read.mutate(), readAgain(listFeedback, { state: 'OP' })]);
  };
  return (
    <>
      <Filters>
        <SegmentedControl
          label={t(m.show)}
          value={state}
          options={[
            { value: 'OP', label: open === 0 ? t(m.open) : t(m.openCount, { count: open }) },
            { value: 'AN', label: t(m.answered) },
            { value: 'CL', label: t(m.closed) },
          ]}
          onChange={(value) => address.setFilter('state', value === 'OP' ? '' : value)}
        />
        <ListFilter name="type" label={t(m.kind)} address={address} options={typeOptions} />
        <ListSearch label={t(m.wordsOrSender)} address={address} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingFeedback)} rows={6} head={false} />}>
        {({ total, items }) => (
          <ListCard
            label={t(m.feedback)}
            all={t(m.messagesInAll, { count: total })}
            address={address}
            total={total}
            shown={items.length}
          >
            {items.length === 0 ? (
              <EmptyState>{state === 'OP' ? t(m.nothingWaits) : t(m.nothingFits)}</EmptyState>
            ) : (
              <FeedbackTable items={items} onOpen={setOpened} />
            )}
          </ListCard>
        )}
      </Loaded>
      {opened !== undefined && (
        <AnswerDialog item={opened} onClose={() => setOpened(undefined)} onChanged={handleChanged} />
      )}
    </>
  );
}

interface FeedbackTableProps {
  items: readonly ListedFeedback[];
  onOpen: (item: ListedFeedback) => void;
}

function FeedbackTable({ items, onOpen }: FeedbackTableProps) {
  const now = serverNow();
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.feedback)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.subject)}</th>
          <th scope="col">{t(m.kind)}</th>
          <th scope="col">{t(m.from)}</th>
          <th scope="col">{t(m.page)}</th>
          <th scope="col">{t(m.when)}</th>
          <th scope="col">
            <VisuallyHidden>{t(m.actions)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">{item.subject}</th>
            <td>
              <FeedbackKindChip item={item} />
            </td>
            <td>
              <Sender item={item} />
            </td>
            <td className={recordTableCss.quiet}>{pathOf(item.context.pageUrl)}</td>
            <td className={recordTableCss.when} data-label={t(m.when)}>
              {dueWords(item.createdAt, now)}
            </td>
            <td className={recordTableCss.act}>
              <Button
                size="small"
                variant="text"
                aria-label={`${item.state === 'OP' ? t(m.answerTitle) : t(m.open)}: ${item.subject}`}
                onClick={() => onOpen(item)}
              >
                {item.state === 'OP' ? t(m.answerTitle) : t(m.open)}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

function Sender({ item }: { item: ListedFeedback }) {
  if (item.senderId === null) return item.preferredEmail === '' ? t(m.noOneSignedIn) : item.preferredEmail;
  return <Link to={paths.administrationUser(item.senderId)}>{item.sender || t(m.removedPerson)}</Link>;
}
