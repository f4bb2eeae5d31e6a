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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LmsSection.module.css';

const Hint = part('p', css.hint);

/** Identities in learning platforms that open this account; shown where there are any. */
export function LmsSection() {
  const { data: identities = [] } = useRead(listLtiIdentities, {});
  if (identities.length === 0) return null;
  return (
    <SettingsSection title={t(m.learningPlatforms)} hint={t(m.linksOpenThis)}>
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
      title: t(m.unlinkNow, { name: platform }),
      message: t(m.unlinkMeans),
      actions: [
        { value: 'stay', label: t(m.keepIt) },
        { value: 'unlink', label: t(m.unlink), variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'unlink') return;
    const isDone = await act(() => call(unlinkLtiIdentity, { params: { ltiPersonId: id } }));
    if (isDone === undefined) return;
    await readAgain(listLtiIdentities, {});
    show({ kind: 'success', message: t(m.isUnlinked, { name: platform }) });
  };

  return (
    <CardRow>
      <School aria-hidden size={18} />
      <Grow>
        <b>{platform}</b>
        <Hint>
          {name === '' ? t(m.linked) : name}
          {lastLaunchedAt === null ? '' : ` · ${t(m.openedLastOn, { day: dateWords(lastLaunchedAt) })}`}
        </Hint>
      </Grow>
      <Button
        variant="text"
        size="small"
        disabled={isActing}
        aria-label={t(m.unlinkNamed, { name: platform })}
        onClick={() => void handleUnlink()}
      >
        {t(m.unlink)}
      </Button>
    </CardRow>
  );
}
