import { useEffect, type ComponentProps } from 'react';
import { whenSettled } from '../../../ui/hooks/when-settled.ts';
import { later } from '../../../ui/later.tsx';
import type { AttemptSummary as Summary } from './AttemptSummary.tsx';

const AttemptSummary = later(async () => (await import('./AttemptSummary.tsx')).AttemptSummary);

/** The summary of an attempt, which is not loaded before its first question is there. */
export function LaterSummary(props: ComponentProps<typeof Summary>) {
  return <AttemptSummary {...props} />;
}

/** Loads it when the page has nothing better to do, so that it is there also where the network has gone. */
export function useSummaryAhead(): void {
  useEffect(() => whenSettled(() => void AttemptSummary.prepare().catch(() => undefined)), []);
}
