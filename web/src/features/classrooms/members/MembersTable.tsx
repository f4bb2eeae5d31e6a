import { memberRoles, roleWords, type Member, type MemberRole } from '@lemma/contracts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Ellipsis, KeyRound, UserMinus } from 'lucide-react';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { lastHere, nameOf } from './member-words.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th, & td': { padding: '9px 12px', textAlign: 'left', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th[scope=row], & thead th:first-of-type': { paddingLeft: 20 },
  '& thead th': { border: 0, fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& td': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 600, fontSize: 15 },
  '& .who': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px', overflowWrap: 'anywhere' },
  '& .user-name': { fontWeight: 400, fontSize: 14, color: theme.vars.palette.text.secondary },
  '& .role': { width: 140, paddingBlock: 4 },
  '& .role .MuiInputBase-root, & .role select': { fontSize: 14, lineHeight: '20px', minHeight: 0 },
  '& .role select': { paddingBlock: 7 },
  '& .menu': { width: 56, textAlign: 'right', paddingBlock: 4 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': {
      position: 'relative',
      padding: '12px 64px 12px 16px',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& th, & td, & th[scope=row]': { border: 0, padding: 0 },
    '& td': { display: 'inline-block', padding: '4px 12px 0 0' },
    '& .role': { width: 150 },
    '& .menu': { position: 'absolute', right: 8, top: 8, width: 'auto', padding: 0 },
  },
}));

interface MembersTableProps {
  members: readonly Member[];
  now: number;
  /** Teachers change roles and take people out; assistants look on. */
  mayChange: boolean;
  onRole: (member: Member, role: MemberRole) => void;
  onRemove: (member: Member) => void;
  /** For learners whose account was made in this class. */
  onNewPassword: (member: Member) => void;
}

/** The people of a class; on a phone each is a block with the name first. */
export function MembersTable({ members, ...rest }: MembersTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">Members</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Last here</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

/** Those that the member may get, with the one they have. */
const rolesFor = (member: Member) =>
  memberRoles.map((value) => ({
    value,
    label: roleWords[value],
    disabled: (value === 'teacher' && !member.mayTeach) || (value !== 'learner' && member.isAnonymous),
  }));

type MemberRowProps = Omit<MembersTableProps, 'members'> & { member: Member };

function MemberRow({ member, now, mayChange, onRole, onRemove, onNewPassword }: MemberRowProps) {
  const name = nameOf(member);
  const actions = [
    ...(member.userName === '' || member.role !== 'learner'
      ? []
      : [
          {
            key: 'password',
            label: 'New password',
            icon: <KeyRound aria-hidden />,
            onSelect: () => onNewPassword(member),
          },
        ]),
    {
      key: 'remove',
      label: member.isSelf ? 'Leave the class' : 'Remove from the class',
      icon: <UserMinus aria-hidden />,
      onSelect: () => onRemove(member),
    },
  ];
  return (
    <tr>
      <th scope="row">
        <span className="who">
          <PersonBadge person={member} />
          {name}
          {member.isSelf ? <Chip label="you" /> : null}
          {member.isAnonymous ? <Chip label="no account" /> : null}
          {member.userName === '' ? null : <span className="user-name">{member.userName}</span>}
        </span>
      </th>
      <td className="role">
        {mayChange ? (
          <SelectField
            label={`Role of ${name}`}
            hideLabel
            value={member.role}
            options={rolesFor(member)}
            onChange={(role) => onRole(member, role)}
          />
        ) : (
          roleWords[member.role]
        )}
      </td>
      <td>{lastHere(member, now)}</td>
      <td className="menu">
        {mayChange ? (
          <ActionMenu
            label={`More for ${name}`}
            icon={<Ellipsis aria-hidden />}
            iconOnly
            size="small"
            items={actions}
          />
        ) : null}
      </td>
    </tr>
  );
}
