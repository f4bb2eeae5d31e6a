import { listMembers, membersPageSize, type Member, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';

type Page = ResponseOf<typeof listMembers>;

export interface Members {
  /** Undefined until the first hundred are here. */
  readonly page: Page | undefined;
  readonly error: unknown;
  readonly members: readonly Member[];
  readonly hasMore: boolean;
  readonly readMore: () => Promise<void>;
  readonly readAgain: () => Promise<void>;
}

/** The members of a state by name: the first hundred, and more of them when they are asked for. */
export function useMembers(classId: string, state: 'present' | 'waiting' | 'removed', search = ''): Members {
  const input = { classId, state, search };
  const read = useRead(listMembers, input, { keepPreviousData: true });
  const [more, setMore] = useState<{ readonly behind: Page | undefined; readonly members: readonly Member[] }>();
  // Further pages belong to this first page alone.
  const further = more !== undefined && more.behind === read.data ? more.members : [];
  const members = [...(read.data?.members ?? []), ...further];
  return {
    page: read.data,
    error: read.error,
    members,
    hasMore:
      read.data !== undefined && members.length < read.data.total && read.data.members.length === membersPageSize,
    readMore: async () => {
      const next = await call(listMembers, {
        params: { classId },
        query: { state, search, offset: members.length },
      });
      setMore({ behind: read.data, members: [...further, ...next.members] });
    },
    readAgain: async () => void (await read.mutate()),
  };
}
