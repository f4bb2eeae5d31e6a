import type { LearnerVerdict } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type PartOutcome = LearnerVerdict['parts'][number]['outcome'];

/** Title of a wrong answer (V08). */
export const wrongTitle = t(m.notQuite);
export const rightTitle = t(m.great);

/** The word beside a box; nothing for a part that was left empty. */
export const partWords: Record<PartOutcome, string | undefined> = {
  right: rightTitle,
  partly: t(m.partlyRight),
  wrong: t(m.notYet),
  invalid: t(m.cannotBeRead),
  unfinished: t(m.notFinished),
  unknown: t(m.notDecided),
  empty: undefined,
};

/** The title of the note under the sentence; a right box says all in its word. */
export const noteTitles: Record<PartOutcome, string | undefined> = {
  right: undefined,
  partly: wrongTitle,
  wrong: wrongTitle,
  invalid: t(m.thisCannotBeRead),
  unfinished: t(m.notFinishedYet),
  unknown: t(m.couldNotBeDecided),
  empty: undefined,
};

/** Returns the announcement of a verdict: each box by its label when there are several. */
export function spokenVerdict(verdict: LearnerVerdict, labelOf: (part: string) => string): string {
  if (verdict.parts.length === 1) {
    const [part] = verdict.parts;
    if (part === undefined) return '';
    return [noteTitles[part.outcome] ?? partWords[part.outcome], spoken(part.feedback)].filter(Boolean).join(' ');
  }
  return verdict.parts
    .map((part) =>
      `${labelOf(part.part)}: ${partWords[part.outcome] ?? t(m.boxIsEmpty)}. ${spoken(part.feedback)}`.trim(),
    )
    .join(' ');
}

/** Feedback without the places of its figures, which are read where they stand. */
const spoken = (feedback: string): string => feedback.replaceAll(/\s*\[\[figure:[^\]]*\]\]/g, '').trim();
