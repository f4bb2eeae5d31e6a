import { listUsers, roles, type ListedUser } from '@lemma/contracts';
import { Lock } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords, dayWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { LetInButton } from './LetInButton.tsx';
import { Filters, ListCard, ListFilter, ListSearch } from '../ListParts.tsx';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import { nameOf, rolesInWords, roleWords, signInWords } from './user-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UsersPage.module.css';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';

const roleOptions = [
  { value: '', label: t(m.allRoles) },
  ...roles.map((role) => ({ value: role, label: roleWords[role].name })),
];
const states = ['active', 'waiting', 'deactivated', 'anonymous'] as const;
const stateOptions = [
  { value: '', label: t(m.allAccounts) },
  { value: 'active', label: t(m.active) },
  { value: 'waiting', label: t(m.teachersToLetIn) },
  { value: 'deactivated', label: t(m.deactivatedOnes) },
  { value: 'anonymous', label: t(m.withoutAccount) },
];

/** Everybody of this instance. */
export function UsersPage() {
  const address = useListAddress();
  const role = roles.find((known) => known === address.filter('role'));
  const state = states.find((known) => known === address.filter('state'));
  const query = { q: address.q, page: address.page, ...(role && { role }), ...(state && { state }) };
  const read = useRead(listUsers, query, { keepPreviousData: true });
  return (
    <>
      <Filters>
        <ListSearch label={t(m.nameEmailId)} address={address} />
        <ListFilter name="role" label={t(m.role)} address={address} options={roleOptions} />
        <ListFilter name="state" label={t(m.accountHead)} address={address} options={stateOptions} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingUsers)} rows={8} head={false} />}>
        {({ total, users }) => (
          <ListCard
            label={t(m.users)}
            all={t(m.usersInAll, { count: total })}
            address={address}
            total={total}
            shown={users.length}
          >
            {users.length === 0 ? (
              <EmptyState>{state === 'waiting' ? t(m.noTeacherWaits) : t(m.noOneMatches)}</EmptyState>
            ) : (
              <UserTable users={users} readAgain={async () => void (await read.mutate())} />
            )}
          </ListCard>
        )}
      </Loaded>
    </>
  );
}

function UserTable({ users, readAgain }: { users: readonly ListedUser[]; readAgain: () => Promise<void> }) {
  const now = serverNow();
  return (
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.users)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.nameHead)}</th>
          <th scope="col">{t(m.role)}</th>
          <th scope="col">{t(m.signsInWith)}</th>
          <th scope="col">{t(m.since)}</th>
          <th scope="col">{t(m.lastHere)}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <span className={recordTableCss.who}>
                <PersonBadge person={user} />
                <Link to={paths.administrationUser(user.id)}>{nameOf(user)}</Link>
              </span>
            </th>
            <td>
              <span className={css.row}>
                {rolesInWords(user.roles)}
                {user.isLetIn === false && user.deactivatedAt === null ? (
                  <LetInButton user={user} onDone={readAgain} />
                ) : null}
              </span>
            </td>
            <td className={recordTableCss.quiet}>
              {user.deactivatedAt === null ? (
                signInWords(user)
              ) : (
                <Chip color="error" icon={<Lock aria-hidden />} label={t(m.deactivatedWord)} />
              )}
            </td>
            <td className={recordTableCss.when} data-label={t(m.since)}>
              {dayWords(user.createdAt, now)}
            </td>
            <td className={recordTableCss.when} data-label={t(m.lastHere)}>
              {user.lastSeenAt === null ? t(m.notYetWord) : agoWords(user.lastSeenAt, now)}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
