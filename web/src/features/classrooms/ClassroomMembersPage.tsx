import { removeMember, type ClassroomAdmin, type Member } from '@lemma/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Search, UserPlus } from 'lucide-react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/server-clock.ts';
import { count } from '../../dates.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { useWarningDialog } from '../../ui/warning-context.ts';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { useTaughtClassroom } from './classroom-context.ts';
import { JoinCode } from './JoinCodeCard.tsx';
import { MembersTable } from './MembersTable.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';
import { SchoolAccountsDialog } from './SchoolAccountsDialog.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const matches = (member: Member, words: string): boolean =>
  `${member.firstName} ${member.lastName} ${member.firstName}`.toLocaleLowerCase().includes(words);

/** R18: who is in the class, and how others get in. */
export function ClassroomMembersPage() {
  const { classroom } = useTaughtClassroom();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim().toLocaleLowerCase();
  const shown = useMemo(() => classroom.members.filter((member) => matches(member, words)), [classroom.members, words]);
  const learners = classroom.members.filter((member) => member.role === 'learner').length;
  const others = classroom.members.length - learners;
  return (
    <Columns>
      <Card aria-labelledby="members-head">
        <CardHead
          title="Members"
          id="members-head"
          actions={
            <div style={{ width: 220, maxWidth: '100%' }}>
              <TextField
                label="Find a member"
                hideLabel
                type="search"
                placeholder="Find a member"
                value={search}
                onChange={setSearch}
                startAdornment={<Search aria-hidden style={{ flex: 'none' }} />}
              />
            </div>
          }
        >
          <HeadNote>
            {count(learners, 'learner')}, {count(others, 'other')}
          </HeadNote>
        </CardHead>
        {shown.length === 0 ? (
          <EmptyState>Nobody here is called that.</EmptyState>
        ) : (
          <Members members={shown} classroom={classroom} />
        )}
      </Card>
      <div style={{ display: 'grid', gap: 24 }}>
        <Card aria-labelledby="code-head">
          <CardHead title="Give out the code" id="code-head" />
          <CardBody>
            <JoinCode join={classroom} />
          </CardBody>
        </Card>
        <WithoutEmail />
      </div>
    </Columns>
  );
}

/** Learners who have no e-mail address: the teacher makes their accounts. */
function WithoutEmail() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="without-email-head">
      <CardHead title="Learners without e-mail" id="without-email-head" />
      <CardBody>
        <p style={{ marginBottom: 16 }}>
          Make accounts for them: with a user name and a password they get back to their work on any device.
        </p>
        <Button variant="soft" startIcon={<UserPlus aria-hidden />} onClick={() => setIsOpen(true)}>
          Make accounts
        </Button>
      </CardBody>
      {isOpen && <SchoolAccountsDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Members({ members, classroom }: { members: readonly Member[]; classroom: ClassroomAdmin }) {
  const { readAgain } = useTaughtClassroom();
  const ask = useWarningDialog();
  const toast = useToast();
  const now = serverNow();
  const [forgetful, setForgetful] = useState<Member>();
  const remove = async (member: Member): Promise<void> => {
    const name = `${member.firstName} ${member.lastName}`.trim();
    const answer = await ask({
      title: `Remove ${name} from the class?`,
      message: 'Their answers and scores are kept. With the join code they can come back.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'remove', label: 'Remove', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'remove') return;
    try {
      await call(removeMember, { params: { classId: classroom.id, memberId: member.id } });
      await readAgain();
      toast.show({ kind: 'success', message: `${name} is no longer in the class.` });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <>
      <MembersTable
        members={members}
        now={now}
        onRemove={(member) => void remove(member)}
        onNewPassword={setForgetful}
      />
      {forgetful === undefined ? null : (
        <NewPasswordDialog member={forgetful} onClose={() => setForgetful(undefined)} />
      )}
    </>
  );
}
