import { getSignInMethods } from '@lemma/contracts';
import { useState } from 'react';
import { wordsFor } from '../../../api/error-words.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { passkeyWords } from './passkey-browser.ts';
import { useConfirmed } from './use-confirmed.ts';

/**
 * Runs one change of how somebody signs in at a time: asks for confirmation where the server needs it, shows what went
 * wrong, and reads the methods again.
 */
export function useAct() {
  const confirmed = useConfirmed();
  const { show } = useToast();
  const [isActing, setIsActing] = useState(false);

  const act = async <Answer>(run: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (isActing) return undefined;
    setIsActing(true);
    try {
      const answer = await confirmed(run);
      await readAgain(getSignInMethods, {});
      return answer;
    } catch (error) {
      show({ kind: 'error', message: passkeyWords(error) ?? wordsFor(error) });
      return undefined;
    } finally {
      setIsActing(false);
    }
  };
  return { act, isActing };
}
