import { retireVariant } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { useToast } from '../../ui/messages/toast-context.ts';

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
      const message = isPublished
        ? 'It is no longer drawn. Tasks follow with the new version.'
        : 'It is switched off in the draft. Publish it with your other changes.';
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
      aria-label={`Switch off ${variant}`}
    >
      Switch off
    </Button>
  );
}
