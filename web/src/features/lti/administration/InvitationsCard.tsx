import { withdrawLtiInvitation, type LtiInvitation } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { dateWords } from '../../../dates.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { part } from '../../../ui/part.ts';
import { invitationWords } from './lti-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RegistrationCard.module.css';

const Hint = part('p', css.hint);

interface InvitationsCardProps {
  invitations: readonly LtiInvitation[];
  onChanged: () => Promise<void>;
}

/** Invitations that were made, the newest first. */
export function InvitationsCard({ invitations, onChanged }: InvitationsCardProps) {
  const toast = useToast();
  const handleWithdraw = async ({ id, name }: LtiInvitation) => {
    try {
      await call(withdrawLtiInvitation, { params: { ltiInvitationId: id } });
      await onChanged();
      toast.show({ kind: 'success', message: t(m.invitationEnded, { name }) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <Card aria-label={t(m.invitations)}>
      <CardHead title={t(m.invitations)} />
      <CardRows>
        {invitations.map((invitation) => (
          <CardRow key={invitation.id} className={css.row}>
            <Grow>
              <b>{invitation.name}</b>
              <Hint>
                {invitation.state === 'open'
                  ? t(m.madeAndEnds, { day: dateWords(invitation.createdAt), end: dateWords(invitation.expiresAt) })
                  : t(m.madeOn, { day: dateWords(invitation.createdAt) })}
              </Hint>
            </Grow>
            <Chip
              color={invitation.state === 'open' ? 'warning' : 'default'}
              label={invitationWords[invitation.state]}
            />
            {invitation.state === 'open' && (
              <Button
                size="small"
                variant="text"
                aria-label={t(m.withdrawFor, { name: invitation.name })}
                onClick={() => void handleWithdraw(invitation)}
              >
                {t(m.withdraw)}
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
