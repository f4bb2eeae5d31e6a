import { roles as allRoles, setUserRoles, type ListedUser, type Role } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Checkbox, Labelled } from '../../../ui/input/Toggles.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { nameOf, rolesInWords, roleWords } from './user-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RolesCard.module.css';

const Choices = part('fieldset', css.choices);

interface RolesCardProps {
  user: ListedUser;
  onChanged: () => Promise<void>;
}

/** The roles of a user, to be set together. */
export function RolesCard({ user, onChanged }: RolesCardProps) {
  const confirmed = useConfirmed();
  const toast = useToast();
  const [roles, setRoles] = useState<readonly Role[]>(user.roles);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isChanged = roles.length !== user.roles.length || roles.some((role) => !user.roles.includes(role));

  const toggle = (role: Role, isHeld: boolean): void => {
    const next = isHeld ? [...roles, role] : roles.filter((one) => one !== role);
    setRoles(isHeld && role === 'ADMIN' && !next.includes('superuser') ? [...next, 'superuser'] : next);
    setProblem(undefined);
  };

  const handleSave = async () => {
    if (roles.length === 0) return setProblem(t(m.chooseRole));
    setIsSending(true);
    try {
      const changed = await confirmed(() =>
        call(setUserRoles, { params: { userId: user.id }, body: { roles: [...roles] } }),
      );
      if (changed === undefined) return;
      setRoles(changed.roles);
      await onChanged();
      toast.show({ kind: 'success', message: t(m.isNow, { name: nameOf(user), roles: rolesInWords(changed.roles) }) });
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Card as="div">
      <CardBody>
        <Choices aria-label={t(m.roles)}>
          {allRoles.map((role) => (
            <Labelled
              key={role}
              control={
                <Checkbox
                  checked={roles.includes(role)}
                  disabled={role === 'superuser' && roles.includes('ADMIN')}
                  onChange={(_, isHeld) => toggle(role, isHeld)}
                />
              }
              label={
                <>
                  <b>{roleWords[role].name}</b>
                  <small>{roleWords[role].means}</small>
                </>
              }
            />
          ))}
        </Choices>
        {problem !== undefined && <Note tone="wrong" role="alert" title={problem} />}
        <div className={css.row}>
          <Button variant="soft" disabled={!isChanged || isSending} onClick={() => void handleSave()}>
            {t(m.saveRoles)}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
