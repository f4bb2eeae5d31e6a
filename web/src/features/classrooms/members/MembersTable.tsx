import { memberRoles, type Member, type MemberRole } from '@lemma/contracts';
import { Chip } from '../../../ui/Chip.tsx';
import { Ellipsis, KeyRound, UserMinus } from 'lucide-react';
import { PersonBadge } from '../../../frame/PersonBadge.tsx';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { classes } from '../../../ui/classes.ts';
import { lastHere, nameOf } from './member-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';
import { roleWords } from './role-words.ts';
import css from './MembersTable.module.css';

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
    <RecordTable>
      <VisuallyHidden as="caption">{t(m.membersTitle)}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t(m.nameHead)}</th>
          <th scope="col">{t(m.roleHead)}</th>
          <th scope="col">{t(m.lastHere)}</th>
          <th scope="col">
            <VisuallyHidden>{t(m.actions)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} {...rest} />
        ))}
      </tbody>
    </RecordTable>
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
            label: t(m.newPassword),
            icon: <KeyRound aria-hidden />,
            onSelect: () => onNewPassword(member),
          },
        ]),
    {
      key: 'remove',
      label: member.isSelf ? t(m.leaveTheClass) : t(m.removeFromClass),
      icon: <UserMinus aria-hidden />,
      onSelect: () => onRemove(member),
    },
  ];
  return (
    <tr>
      <th scope="row">
        <span className={recordTableCss.who}>
          <PersonBadge person={member} />
          {name}
          {member.isSelf ? <Chip label={t(m.you)} /> : null}
          {member.isAnonymous ? <Chip label={t(m.noAccount)} /> : null}
          {member.userName === '' ? null : <span className={css.userName}>{member.userName}</span>}
        </span>
      </th>
      <td className={classes(recordTableCss.quiet, css.role)}>
        {mayChange ? (
          <SelectField
            label={t(m.roleOf, { name })}
            hideLabel
            value={member.role}
            options={rolesFor(member)}
            onChange={(role) => onRole(member, role)}
          />
        ) : (
          roleWords[member.role]
        )}
      </td>
      <td className={classes(recordTableCss.quiet, recordTableCss.when)}>{lastHere(member, now)}</td>
      <td className={recordTableCss.act}>
        {mayChange ? (
          <ActionMenu
            label={t(m.moreFor, { name })}
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
