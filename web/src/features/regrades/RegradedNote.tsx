import { listMyRegrades } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { later } from '../../ui/later.tsx';

const OwnRegrades = later(async () => (await import('./OwnRegrades.tsx')).OwnRegrades);

/** Shows a learner that a question was regraded, which is rare. */
export function RegradedNote({ attemptId, itemId }: { attemptId: string; itemId: string }) {
  const { data } = useRead(listMyRegrades, { attemptId }, { revalidateOnFocus: false });
  const own = (data ?? []).filter((regrade) => regrade.itemId === itemId);
  return own.length === 0 ? null : <OwnRegrades regrades={own} />;
}
