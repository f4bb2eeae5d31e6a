import { applyRegrade, previewRegrade, type RegradePolicy, type RegradePreview } from '@lemma/contracts';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';

export interface RegradeIds {
  readonly classId: string;
  readonly taskId: string;
  readonly itemId: string;
}

const policies: readonly RegradePolicy[] = ['never-lower', 'as-graded', 'full-marks', 'drop'];
const mostCalls = 200;

/** Loads the preview of the chosen regrade; the choice is kept in the address. */
export function useRegradePreview(ids: RegradeIds) {
  const [search, setSearch] = useSearchParams();
  const appeal = search.get('appeal');
  const part = search.get('part');
  const policy = policies.find((one) => one === search.get('policy')) ?? 'never-lower';
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const input = {
    ...ids,
    policy,
    page,
    ...(part === null ? {} : { part }),
    // By a newer version everybody is marked again.
    ...(appeal === null || policy !== 'full-marks' ? {} : { appeal }),
  };
  const read = useRead(previewRegrade, input, { keepPreviousData: true, revalidateOnFocus: false });
  const isMarking = read.data !== undefined && read.data.progress.done < read.data.progress.total;
  const again = read.mutate;
  useEffect(() => {
    if (isMarking && !read.isValidating) void again();
  }, [isMarking, read.isValidating, read.data, again]);
  const choose = (changes: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { read, isMarking, policy, part, appeal, page, choose };
}

/** Applies what the preview shows, with one id however often it has to be sent. */
export function useApplyRegrade(ids: RegradeIds, preview: RegradePreview | undefined) {
  const id = useMemo(() => crypto.randomUUID(), []);
  const submission = useSubmit(applyRegrade, ['reason']);
  const apply = async (body: {
    policy: RegradePolicy;
    part: string | null;
    appeal: string | null;
    reason: string;
  }): Promise<string | undefined> => {
    if (preview === undefined) return undefined;
    const input = { params: { ...ids }, body: { ...body, id, basis: preview.basis } };
    let answer = await submission.submit(input);
    // A big class is marked in several calls.
    for (let calls = 0; calls < mostCalls && answer !== undefined && answer.regrade === null; calls += 1) {
      answer = await submission.submit(input);
    }
    return answer?.regrade?.id;
  };
  return { ...submission, apply };
}
