import type { User } from '@lemma/contracts';
import { useState } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { MergeForm } from './MergeForm.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** A known account takes another one of the same person over. */
export function MergeSection() {
  const { user, adopt } = useSession();
  const { show } = useToast();
  const ask = useWarningDialog();
  const [merged, setMerged] = useState(0);
  if (user === null || user.isAnonymous) return null;

  const confirm = async (other: string): Promise<boolean> => {
    const answer = await ask({
      title: t(m.mergeAccounts),
      message: t(m.endsAndEverythingOf, { other }),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'merge', label: t(m.mergeAccountsButton), variant: 'contained' },
      ],
    });
    return !answer.cancelled && answer.action === 'merge';
  };
  const handleMerged = async (staying: User) => {
    await adopt(staying);
    setMerged(merged + 1);
    show({ kind: 'success', message: t(m.accountsAreOne) });
  };

  return (
    <SettingsSection title={t(m.mergeAnotherAccount)} hint={t(m.twoAccountsClassesWork)}>
      <MergeForm
        key={merged}
        note={(other) => t(m.everythingOfComesHere, { other })}
        confirm={confirm}
        onMerged={(staying) => void handleMerged(staying)}
      />
    </SettingsSection>
  );
}
