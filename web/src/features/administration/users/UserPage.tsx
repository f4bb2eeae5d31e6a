import type { UserDetails } from './UserActs.tsx';
import { getUser } from '@lemma/contracts';
import { Lock } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams } from '../../../routing/router-context.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords, dayWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { isStaff, isSuperuser } from '../../../session/permissions.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card, CardBody, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { LetInButton } from './LetInButton.tsx';
import { RolesCard } from './RolesCard.tsx';
import { UserActs } from './UserActs.tsx';
import { nameOf, rolesInWords } from './user-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UserPage.module.css';

const Head = part('header', css.head);

const Sections = part('div', css.sections);

const memberWords = { teacher: t(m.teaches), assistant: t(m.assists), learner: t(m.learns) } as const;

/** One user: who it is, and for administrators what can be done. */
export function UserPage() {
  const { userId = '' } = useParams();
  const read = useRead(getUser, { userId });
  return (
    <Loaded read={read} noun="user" skeleton={<SkeletonRows label={t(m.loadingUser)} rows={4} />}>
      {(user) => (
        <>
          <UserHead user={user} />
          <Sections>
            <Figures user={user} readAgain={async () => void (await read.mutate())} />
            <Classes user={user} />
            <Administering key={user.id} user={user} readAgain={async () => void (await read.mutate())} />
          </Sections>
        </>
      )}
    </Loaded>
  );
}

function UserHead({ user }: { user: UserDetails }) {
  const addresses = [user.email, user.userName].filter((address) => address !== '');
  return (
    <Head>
      <Link to={paths.administrationUsers()}>{t(m.allUsers)}</Link>
      <h2>
        {nameOf(user)}
        {user.deactivatedAt !== null && <Chip color="error" icon={<Lock aria-hidden />} label={t(m.deactivatedWord)} />}
        {user.isAnonymous && <Chip label={t(m.noAccount)} />}
      </h2>
      <p>{[rolesInWords(user.roles), ...addresses].join(', ')}</p>
    </Head>
  );
}

function Figures({ user, readAgain }: { user: UserDetails; readAgain: () => Promise<void> }) {
  const now = serverNow();
  const facts = [
    { label: t(m.lastHere), value: user.lastSeenAt === null ? t(m.notYetWord) : agoWords(user.lastSeenAt, now) },
    { label: t(m.sessions), value: user.sessions },
    { label: t(m.attempts), value: user.attempts },
    { label: t(m.exercises), value: user.exercises },
  ];
  return (
    <SettingsSection title={t(m.atAGlance)} hint={t(m.hereSince, { day: dayWords(user.createdAt, now) })}>
      <Card as="div">
        <CardBody>
          <Facts facts={facts} />
        </CardBody>
        <CardRows>
          <CardRow>
            <Grow>{t(m.emailAddress)}</Grow>
            {user.email === '' ? t(m.noneWord) : user.isEmailVerified ? t(m.confirmed) : t(m.notConfirmed)}
          </CardRow>
          <CardRow>
            <Grow>{t(m.twoStepSignIn)}</Grow>
            {user.hasSecondFactor ? t(m.onWord) : t(m.offWord)}
          </CardRow>
          {user.isLetIn === null ? null : (
            <CardRow>
              <Grow>{t(m.keysAndInvitations)}</Grow>
              {user.isLetIn ? t(m.letInWord) : t(m.notLetInWord)}
              {isStaff(user) ? null : <LetInButton user={user} onDone={readAgain} />}
            </CardRow>
          )}
          <CardRow>
            <Grow className={css.breaking}>{t(m.idOf, { id: user.id })}</Grow>
            <CopyButton text={user.id} variant="text" size="small">
              {t(m.copyId)}
            </CopyButton>
          </CardRow>
        </CardRows>
      </Card>
    </SettingsSection>
  );
}

function Classes({ user }: { user: UserDetails }) {
  return (
    <SettingsSection title={t(m.classesHead)} hint={t(m.inClasses, { count: user.classes.length })}>
      <Card as="div">
        {user.classes.length === 0 ? (
          <EmptyState>{t(m.classesAppear)}</EmptyState>
        ) : (
          <CardRows>
            {user.classes.map((classroom) => (
              <CardRow key={classroom.id}>
                <Grow>
                  <Link to={paths.taughtClassroom(classroom.id)}>{classroom.name}</Link>
                </Grow>
                {memberWords[classroom.role]}
              </CardRow>
            ))}
          </CardRows>
        )}
      </Card>
    </SettingsSection>
  );
}

/** Administrative acts on the account, except on one's own. */
function Administering({ user, readAgain }: { user: UserDetails; readAgain: () => Promise<void> }) {
  const visitor = useUser();
  if (!isSuperuser(visitor) || visitor?.id === user.id) return null;
  return (
    <>
      {!user.isAnonymous && (
        <SettingsSection title={t(m.roles)} hint={t(m.whatTheyMayDo)}>
          <RolesCard user={user} onChanged={readAgain} />
        </SettingsSection>
      )}
      <UserActs user={user} readAgain={readAgain} />
    </>
  );
}
