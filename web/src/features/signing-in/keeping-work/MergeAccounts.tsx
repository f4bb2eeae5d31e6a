import type { User } from '@lemma/contracts';
import { useState } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { MergeForm } from './MergeForm.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';

/** A known account takes another one of the same person over. */
export function MergeSection() {
  const { user, adopt } = useSession();
  const { show } = useToast();
  const ask = useWarningDialog();
  const [merged, setMerged] = useState(0);
  if (user === null || user.isAnonymous) return null;

  const confirm = async (other: string): Promise<boolean> => {
    const answer = await ask({
      title: 'Merge accounts?',
      message: `${other} ends and everything of it comes here. There is no way back.`,
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'merge', label: 'Merge accounts', variant: 'contained' },
      ],
    });
    return !answer.cancelled && answer.action === 'merge';
  };
  const handleMerged = async (staying: User) => {
    await adopt(staying);
    setMerged(merged + 1);
    show({ kind: 'success', message: 'Both accounts are one now.' });
  };

  return (
    <SettingsSection
      title="Merge another account"
      hint="You have two accounts? Classes, work and exercises of the other one come here."
    >
      <MergeForm
        key={merged}
        note={(other) =>
          `Everything of ${other} comes here, and that account ends. Where a class is in both, the attempts of both are kept and the better score counts.`
        }
        confirm={confirm}
        onMerged={(staying) => void handleMerged(staying)}
      />
    </SettingsSection>
  );
}
