import { exportExercises, fromWire } from '@lemma/contracts';
import { useCallback } from 'react';
import { addressOf, type AddressValues } from '../../../api/address.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { errorOfAnswer } from '../../../api/fetch-error.ts';
import { send } from '../../../api/send.ts';
import type { ReadInput } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { fileNameOf } from './file-name.ts';

export type ExportQuery = ReadInput<typeof exportExercises>;

/** Fetches exercises as one file and lets the browser save it; says what went wrong. */
export function useSaveExercises(): (query: ExportQuery, title: string) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (query, title) => {
      try {
        const response = await send(addressOf(exportExercises, {}, query as AddressValues), { method: 'GET' });
        if (!response.ok) throw errorOfAnswer(response.status, await bodyOf(response));
        const address = URL.createObjectURL(await response.blob());
        const link = document.createElement('a');
        link.href = address;
        link.download = fileNameOf(title);
        link.click();
        URL.revokeObjectURL(address);
      } catch (error) {
        toast.show({ kind: 'error', message: wordsFor(error) });
      }
    },
    [toast],
  );
}

const bodyOf = async (response: Response): Promise<unknown> => response.json().then(fromWire, () => undefined);
