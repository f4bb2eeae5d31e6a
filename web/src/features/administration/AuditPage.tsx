import { listAuditEntries, type ResponseOf } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { momentWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Guarded } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { actName, callWords, changeOf, predicateOf } from './audit-words.ts';
import { Filters, ListCard, ListFilter, ListSearch } from './ListParts.tsx';
import { RecordTable } from '../../ui/tables/RecordTable.tsx';
import { useListAddress } from './use-list-address.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AuditPage.module.css';
import recordTableCss from '../../ui/tables/RecordTable.module.css';

type Entry = ResponseOf<typeof listAuditEntries>['entries'][number];

/** Lists what administrators did, newest first. */
export function AuditPage() {
  return (
    <Guarded access="superuser">
      <AuditLog />
    </Guarded>
  );
}

function AuditLog() {
  const address = useListAddress();
  const act = address.filter('act');
  const read = useRead(
    listAuditEntries,
    { q: address.q, page: address.page, ...(act !== '' && { act }) },
    { keepPreviousData: true },
  );
  const options = [
    { value: '', label: t(m.allActs) },
    ...(read.data?.acts ?? []).map((name) => ({ value: name, label: actName(name) })),
  ];
  return (
    <>
      <Filters>
        <ListSearch label={t(m.personReasonOrId)} address={address} />
        <ListFilter name="act" label={t(m.act)} address={address} options={options} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingAuditLog)} rows={8} head={false} />}>
        {({ total, entries }) => (
          <ListCard
            label={t(m.auditLog)}
            all={t(m.entriesInAll, { count: total })}
            address={address}
            total={total}
            shown={entries.length}
            note={t(m.entriesCannotChangedOr)}
          >
            {entries.length === 0 ? (
              <EmptyState drawing="bars">{t(m.changesAdministratorsMakeFor)}</EmptyState>
            ) : (
              <EntryTable entries={entries} />
            )}
          </ListCard>
        )}
      </Loaded>
    </>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const now = serverNow();
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.auditLog)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.what)}</th>
          <th scope="col">{t(m.reasonOrBeforeAnd)}</th>
          <th scope="col">{t(m.when)}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className={css.strong}>
              <Sentence entry={entry} />
            </th>
            <td className={recordTableCss.quiet}>
              <Details entry={entry} />
            </td>
            <td className={recordTableCss.when}>{momentWords(entry.at, now)}</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { alone, of, namesSubject } = predicateOf(entry);
  const person = <Person id={entry.subjectId} name={entry.subject} />;
  return (
    <>
      <Person id={entry.actorId} name={entry.actor} />{' '}
      {!namesSubject ? (
        alone
      ) : of ? (
        <Rich of={of} tags={{ person }} />
      ) : (
        <Rich of={m.forPerson} values={{ alone }} tags={{ person }} />
      )}
    </>
  );
}

function Person({ id, name }: { id: string | null; name: string }) {
  if (id === null) return <b>{name}</b>;
  return (
    <Link to={paths.administrationUser(id)}>
      <b>{name}</b>
    </Link>
  );
}

function Details({ entry: { act, details } }: { entry: Entry }) {
  if (act === 'call-as') return callWords(details);
  const change = changeOf(details);
  if (change === undefined) return details === '' ? '–' : t(m.quotedDetails, { details });
  return (
    <>
      <del>{change.before}</del> → {change.after}
    </>
  );
}
