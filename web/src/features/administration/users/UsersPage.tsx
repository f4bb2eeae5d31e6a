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
import { RecordTable } from '../RecordTable.tsx';
import { useListAddress } from '../use-list-address.ts';
import { nameOf, rolesInWords, roleWords, signInWords } from './user-words.ts';
import css from './UsersPage.module.css';
import recordTableCss from '../RecordTable.module.css';

const roleOptions = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role, label: roleWords[role].name })),
];
const states = ['active', 'waiting', 'deactivated', 'anonymous'] as const;
const stateOptions = [
  { value: '', label: 'All accounts' },
  { value: 'active', label: 'Active' },
  { value: 'waiting', label: 'Teachers to let in' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'anonymous', label: 'Without an account' },
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
        <ListSearch label="Name, e-mail or id" address={address} />
        <ListFilter name="role" label="Role" address={address} options={roleOptions} />
        <ListFilter name="state" label="Account" address={address} options={stateOptions} />
      </Filters>
      <Loaded read={read} noun="list" skeleton={<SkeletonRows label="Loading users" rows={8} head={false} />}>
        {({ total, users }) => (
          <ListCard label="Users" noun={['user', 'users']} address={address} total={total} shown={users.length}>
            {users.length === 0 ? (
              <EmptyState>
                {state === 'waiting'
                  ? 'No teacher waits to be let in.'
                  : 'No one matches. Try the beginning of a name, or fewer filters.'}
              </EmptyState>
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
      <VisuallyHidden as="caption">Users</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Signs in with</th>
          <th scope="col">Since</th>
          <th scope="col">Last here</th>
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
                <Chip color="error" icon={<Lock aria-hidden />} label="deactivated" />
              )}
            </td>
            <td className={recordTableCss.when} data-label="Since">
              {dayWords(user.createdAt, now)}
            </td>
            <td className={recordTableCss.when} data-label="Last here">
              {user.lastSeenAt === null ? 'not yet' : agoWords(user.lastSeenAt, now)}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
