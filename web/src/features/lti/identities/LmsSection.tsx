import { listLtiIdentities, unlinkLtiIdentity, type LtiIdentity } from '@lemma/contracts';
import { School } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { dateWords } from '../../../dates.ts';
import { Card, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useAct } from '../../signing-in/confirming/use-act.ts';
import css from './LmsSection.module.css';

const Hint = part('p', css.hint);

/** Identities in learning platforms that open this account; shown where there are any. */
export function LmsSection() {
  const { data: identities = [] } = useRead(listLtiIdentities, {});
  if (identities.length === 0) return null;
  return (
    <SettingsSection title="Learning platforms" hint="Links in these courses open this account.">
      <Card as="div">
        <CardRows>
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </CardRows>
      </Card>
    </SettingsSection>
  );
}

function IdentityRow({ identity }: { identity: LtiIdentity }) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const { act, isActing } = useAct();
  const { id, platform, name, lastLaunchedAt } = identity;

  const handleUnlink = async () => {
    const answer = await ask({
      title: `Unlink ${platform}?`,
      message: 'Its links no longer open this account. Your work stays, and the next launch asks for an account again.',
      actions: [
        { value: 'stay', label: 'Keep it' },
        { value: 'unlink', label: 'Unlink', variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'unlink') return;
    const isDone = await act(() => call(unlinkLtiIdentity, { params: { ltiPersonId: id } }));
    if (isDone === undefined) return;
    await readAgain(listLtiIdentities, {});
    show({ kind: 'success', message: `${platform} is unlinked.` });
  };

  return (
    <CardRow>
      <School aria-hidden size={18} />
      <Grow>
        <b>{platform}</b>
        <Hint>
          {name === '' ? 'Linked' : name}
          {lastLaunchedAt === null ? '' : ` · opened last on ${dateWords(lastLaunchedAt)}`}
        </Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={`Unlink ${platform}`}
        onClick={() => void handleUnlink()}
      >
        Unlink
      </Button>
    </CardRow>
  );
}
