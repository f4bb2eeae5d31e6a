import { listVersions, type ExerciseVersion } from '@lemma/contracts';
import { useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';

interface Older {
  readonly versions: readonly ExerciseVersion[];
  readonly hasMore: boolean;
}

/** The versions of an exercise; older ones when they are asked for. */
export function useVersions(exerciseId: string) {
  const read = useRead(listVersions, { exerciseId });
  const toast = useToast();
  const [older, setOlder] = useState<Older>();
  const versions = useMemo(() => [...(read.data?.versions ?? []), ...(older?.versions ?? [])], [read.data, older]);
  const readMore = async (): Promise<void> => {
    const before = versions.at(-1)?.number;
    if (before === undefined) return;
    try {
      const page = await call(listVersions, { params: { exerciseId }, query: { before } });
      setOlder((old) => ({ versions: [...(old?.versions ?? []), ...page.versions], hasMore: page.hasMore }));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return { read, versions, hasMore: older?.hasMore ?? read.data?.hasMore ?? false, readMore };
}
