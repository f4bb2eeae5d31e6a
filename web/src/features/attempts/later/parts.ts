import { useEffect } from 'react';
import { whenSettled } from '../../../ui/hooks/when-settled.ts';
import { later } from '../../../ui/later.tsx';

/** Loads the parts that a question is shown without. */
export const behindQuestion = () => import('./behind-question.ts');

export const AppealLink = later(async () => (await behindQuestion()).AppealLink);
export const AppealState = later(async () => (await behindQuestion()).AppealState);
export const AttemptSummary = later(async () => (await behindQuestion()).AttemptSummary);
export const FreePracticeBand = later(async () => (await behindQuestion()).FreePracticeBand);
export const OtherDraft = later(async () => (await behindQuestion()).OtherDraft);
export const PreviewBand = later(async () => (await behindQuestion()).PreviewBand);

const parts = [AppealLink, AppealState, AttemptSummary, OtherDraft];

/** Loads them when the page has nothing better to do, so that they are there also where the network has gone. */
export function usePartsAhead(): void {
  useEffect(
    () => whenSettled(() => void Promise.all(parts.map(({ prepare }) => prepare())).catch(() => undefined)),
    [],
  );
}
