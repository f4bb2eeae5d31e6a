import { useEffect } from 'react';
import { whenSettled } from '../../../ui/hooks/when-settled.ts';
import { later } from '../../../ui/later.tsx';

const load = () => import('./behind-question.ts');

export const AppealLink = later(async () => (await load()).AppealLink);
export const AppealState = later(async () => (await load()).AppealState);
export const AttemptSummary = later(async () => (await load()).AttemptSummary);
export const FreePracticeBand = later(async () => (await load()).FreePracticeBand);
export const OtherDraft = later(async () => (await load()).OtherDraft);
export const PreviewBand = later(async () => (await load()).PreviewBand);

const parts = [AppealLink, AppealState, AttemptSummary, OtherDraft];

/** Loads them when the page has nothing better to do, so that they are there also where the network has gone. */
export function usePartsAhead(): void {
  useEffect(
    () => whenSettled(() => void Promise.all(parts.map(({ prepare }) => prepare())).catch(() => undefined)),
    [],
  );
}
