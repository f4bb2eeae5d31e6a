import { listInvitations, renewInvitation, withdrawInvitation, type ClassInvitation } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { keepRead, useRead } from '../../../api/use-read.ts';
import { dayWords } from '../../../dates.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { useClassAct } from '../use-class-act.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { roleWords } from './role-words.ts';
import css from './Invitations.module.css';

const Row = part(CardRow, css.row);

/** Open invitations; nothing while there are none. */
export function Invitations() {
  const { classroom } = useTaughtClassroom();
  const read = useRead(listInvitations, { classId: classroom.id });
  if (read.data === undefined || read.data.length === 0) return null;
  return (
    <Card aria-labelledby="invitations-head">
      <CardHead title={t(m.invited)} id="invitations-head">
        <HeadNote>{read.data.length}</HeadNote>
      </CardHead>
      <CardRows>
        {read.data.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} classId={classroom.id} />
        ))}
      </CardRows>
    </Card>
  );
}

function Invitation({ invitation, classId }: { invitation: ClassInvitation; classId: string }) {
  const act = useClassAct();
  const { mayChange } = useTaughtClassroom();
  const { email, name, role, isExpired } = invitation;
  const now = serverNow();
  const change = async (endpoint: typeof renewInvitation, done: string) => {
    const params = { classId, invitationId: invitation.id };
    await act(async () => keepRead(listInvitations, { classId }, await call(endpoint, { params })), done);
  };
  const end = dayWords(invitation.expiresAt, now);
  return (
    <Row>
      <Grow className={css.growing}>
        <b>{email}</b> {isExpired ? <Chip label={t(m.ended)} color="warning" /> : null}
        <small>
          {[
            name,
            roleWords[role],
            t(m.sentOn, { day: dayWords(invitation.sentAt, now) }),
            isExpired ? t(m.endedOn, { day: end }) : t(m.worksUntilDay, { day: end }),
          ]
            .filter((words) => words !== '')
            .join(' · ')}
        </small>
      </Grow>
      <div className={css.buttons}>
        <Button
          variant="text"
          size="small"
          aria-label={t(m.withdrawInvitationOf, { address: email })}
          onClick={() => void change(withdrawInvitation, t(m.invitationEnded, { address: email }))}
        >
          {t(m.withdraw)}
        </Button>
        {mayChange && (
          <Button
            variant="soft"
            size="small"
            aria-label={t(m.sendAgainTo, { address: email })}
            onClick={() => void change(renewInvitation, t(m.newLinkOnWay, { address: email }))}
          >
            {t(m.sendAgain)}
          </Button>
        )}
      </div>
    </Row>
  );
}
