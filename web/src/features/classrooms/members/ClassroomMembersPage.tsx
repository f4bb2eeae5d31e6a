import {
  leaveClassroom,
  listInvitations,
  listMembers,
  removeMember,
  setMemberRole,
  type Member,
} from '@lemma/contracts';
import { useDeferredValue, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { KeyRound, MailPlus, Search, Upload, UserPlus } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { keepRead, readAgain } from '../../../api/use-read.ts';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { RosterNews } from '../../lti/settings/RosterNews.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { JoinCode } from '../joining/JoinCodeCard.tsx';
import { hasSchoolAccount, nameOf } from './member-words.ts';
import { MembersTable } from './MembersTable.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { NewPasswordsDialog } from './NewPasswordsDialog.tsx';
import { RemovedMembers } from './RemovedMembers.tsx';
import { RolesCard } from './RolesCard.tsx';
import { SchoolAccountsDialog } from './SchoolAccountsDialog.tsx';
import { useClassAct } from '../use-class-act.ts';
import { useMembers } from './use-members.ts';
import { WaitingMembers } from './WaitingMembers.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomMembersPage.module.css';

const Columns = part('div', css.columns);

const Actions = part('div', css.actions);

/** R18: who is in the class, and how others get in. */
export function ClassroomMembersPage() {
  const { classroom, mayChange, readAgain: readClass } = useTaughtClassroom();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim();
  const present = useMembers(classroom.id, 'present', words);
  const refresh = (): void => {
    void present.readAgain();
    void readClass();
  };
  const counts = present.page?.counts;
  return (
    <>
      {mayChange && <RosterNews classId={classroom.id} onChanged={refresh} />}
      {mayChange && <Ways hasAccounts={present.members.some(hasSchoolAccount)} />}
      <Columns>
        <div>
          <WaitingMembers onAnswered={refresh} />
          <Card aria-labelledby="members-head">
            <CardHead
              title={t(m.membersTitle)}
              id="members-head"
              actions={<SearchBox value={search} onChange={setSearch} />}
            >
              <HeadNote>
                {t(m.learnersCount, { count: classroom.learnerCount })},{' '}
                {t(m.othersCount, { count: classroom.staffCount })}
              </HeadNote>
            </CardHead>
            <Present members={present} onChanged={refresh} />
          </Card>
          {classroom.role === 'teacher' && <Invitations />}
          {counts !== undefined && counts.removed > 0 && <RemovedMembers total={counts.removed} onBack={refresh} />}
        </div>
        <div>
          <Card aria-labelledby="code-head">
            <CardHead title={t(m.giveOutCode)} id="code-head" />
            <CardBody>
              {classroom.isJoinOpen && !classroom.isReadOnly ? (
                <JoinCode join={classroom} />
              ) : (
                <p>{t(m.noOneCanJoin)}</p>
              )}
            </CardBody>
          </Card>
          {mayChange && <JoiningNote />}
          <RolesCard />
        </div>
      </Columns>
    </>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={css.div}>
      <TextField
        label={t(m.findMember)}
        hideLabel
        type="search"
        placeholder={t(m.findMember)}
        value={value}
        maxLength={100}
        onChange={onChange}
        startAdornment={<Search aria-hidden className={css.sign} />}
      />
    </div>
  );
}

/** Says how people who join are handled, and where to change it. */
function JoiningNote() {
  const { classroom } = useTaughtClassroom();
  const words = !classroom.isJoinOpen
    ? t(m.joiningClosed)
    : classroom.needsApproval
      ? t(m.waitForApproval)
      : t(m.everybodyJoins);
  return (
    <Note tone="neutral">
      {words} <Link to={paths.classroomSettings(classroom.id)}>{t(m.changeIt)}</Link>
    </Note>
  );
}

/** Other ways into the class, apart from the code. */
function Ways({ hasAccounts }: { hasAccounts: boolean }) {
  const { classroom, readAgain: readClass } = useTaughtClassroom();
  const [open, setOpen] = useState<'invite' | 'accounts' | 'passwords'>();
  const act = useClassAct();
  const close = (): void => setOpen(undefined);
  return (
    <Actions>
      <Button variant="contained" startIcon={<MailPlus aria-hidden />} onClick={() => setOpen('invite')}>
        {t(m.invite)}
      </Button>
      <Button component={Link} to={paths.importMembers(classroom.id)} startIcon={<Upload aria-hidden />}>
        {t(m.importList)}
      </Button>
      <Button startIcon={<UserPlus aria-hidden />} onClick={() => setOpen('accounts')}>
        {t(m.makeAccounts)}
      </Button>
      {hasAccounts && (
        <Button startIcon={<KeyRound aria-hidden />} onClick={() => setOpen('passwords')}>
          {t(m.newPasswordsAndSlips)}
        </Button>
      )}
      {open === 'passwords' && <NewPasswordsDialog onClose={close} />}
      {open === 'invite' && (
        <InviteDialog
          classId={classroom.id}
          onClose={close}
          onInvited={(invitations, invited) =>
            void act(
              () => keepRead(listInvitations, { classId: classroom.id }, [...invitations]),
              t(m.invitationsOnWay, { count: invited }),
            )
          }
        />
      )}
      {open === 'accounts' && (
        <SchoolAccountsDialog
          onClose={() => {
            close();
            void readClass();
            void readAgain(listMembers, { classId: classroom.id, state: 'present', search: '' });
          }}
        />
      )}
    </Actions>
  );
}

interface PresentProps {
  members: ReturnType<typeof useMembers>;
  onChanged: () => void;
}

/** Everybody who is in the class, a hundred at a time. */
function Present({ members: { page, members, error, hasMore, readMore, readAgain: read }, onChanged }: PresentProps) {
  const { classroom, mayChange } = useTaughtClassroom();
  const act = useClassAct();
  const remove = useRemoval(onChanged);
  const [forgetful, setForgetful] = useState<Member>();
  if (page === undefined) {
    return error === undefined ? (
      <SkeletonRows label={t(m.loadingMembers)} rows={6} />
    ) : (
      <ReadProblem error={error} noun="list" onRetry={() => void read()} />
    );
  }
  if (members.length === 0) return <EmptyState>{t(m.noOneHasName)}</EmptyState>;
  return (
    <>
      <MembersTable
        members={members}
        now={serverNow()}
        mayChange={mayChange}
        onRole={(member, role) => {
          const params = { classId: classroom.id, memberId: member.id };
          void act(
            () => call(setMemberRole, { params, body: { role } }),
            t(m.hasAnotherRole, { name: nameOf(member) }),
          ).then(onChanged);
        }}
        onRemove={(member) => void remove(member)}
        onNewPassword={setForgetful}
      />
      {hasMore && (
        <CardBody className={css.row}>
          <span>{t(m.shownOf, { shown: members.length, count: page.total })}</span>
          <Button variant="text" onClick={() => void act(readMore)}>
            {t(m.showMore)}
          </Button>
        </CardBody>
      )}
      {forgetful === undefined ? null : (
        <NewPasswordDialog member={forgetful} onClose={() => setForgetful(undefined)} />
      )}
    </>
  );
}

/** Asks, then removes a member; people who remove themselves are led to their other classes. */
function useRemoval(onChanged: () => void): (member: Member) => Promise<void> {
  const { classroom } = useTaughtClassroom();
  const ask = useWarningDialog();
  const act = useClassAct();
  const navigate = useNavigate();
  return async (member) => {
    const name = nameOf(member);
    const verb = member.isSelf ? t(m.leave) : t(m.remove);
    const answer = await ask({
      title: member.isSelf ? t(m.leaveClassNow) : t(m.removeNow, { name }),
      message: member.isSelf ? t(m.leaveMeans) : t(m.removeMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'go', label: verb, variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'go') return;
    const { id: classId } = classroom;
    const done = member.isSelf ? t(m.youHaveLeft, { name: classroom.name }) : t(m.noLongerInClass, { name });
    const isDone = await act(
      () =>
        member.isSelf
          ? call(leaveClassroom, { params: { classId } })
          : call(removeMember, { params: { classId, memberId: member.id } }),
      done,
    );
    if (isDone && member.isSelf) await navigate(paths.classrooms);
    else onChanged();
  };
}
