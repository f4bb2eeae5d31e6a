import { retireVariant } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface RetireButtonProps {
  exerciseId: string;
  variant: string;
  onRetired: () => Promise<void>;
}

/** Switches an unfair variant off. */
export function RetireButton({ exerciseId, variant, onRetired }: RetireButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const retire = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { isPublished } = await call(retireVariant, { params: { exerciseId }, body: { variant } });
      const message = isPublished ? t(m.noLongerDrawn) : t(m.switchedOffInDraft);
      toast.show({ kind: 'success', message });
      await onRetired();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="soft"
      disabled={isBusy}
      onClick={() => void retire()}
      aria-label={t(m.switchOffNamed, { name: variant })}
    >
      {t(m.switchOff)}
    </Button>
  );
}
