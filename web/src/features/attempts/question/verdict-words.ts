import type { LearnerVerdict } from '@lemma/contracts';

export type PartOutcome = LearnerVerdict['parts'][number]['outcome'];

/** Title of a wrong answer (V08). */
export const wrongTitle = 'Not quite, keep it up though!';
export const rightTitle = 'Great!';

/** The word beside a box; nothing for a part that was left empty. */
export const partWords: Record<PartOutcome, string | undefined> = {
  right: rightTitle,
  partly: 'Partly right',
  wrong: 'Not yet',
  invalid: 'Cannot be read',
  unfinished: 'Not finished',
  unknown: 'Not decided',
  empty: undefined,
};

/** The title of the note under the sentence; a right box says all in its word. */
export const noteTitles: Record<PartOutcome, string | undefined> = {
  right: undefined,
  partly: wrongTitle,
  wrong: wrongTitle,
  invalid: 'This cannot be read',
  unfinished: 'Not finished yet',
  unknown: 'This could not be decided',
  empty: undefined,
};

/** Returns the announcement of a verdict: each box by its label when there are several. */
export function spokenVerdict(verdict: LearnerVerdict, labelOf: (part: string) => string): string {
  if (verdict.parts.length === 1) {
    const [part] = verdict.parts;
    if (part === undefined) return '';
    return [noteTitles[part.outcome] ?? partWords[part.outcome], part.feedback].filter(Boolean).join(' ');
  }
  return verdict.parts
    .map((part) => `${labelOf(part.part)}: ${partWords[part.outcome] ?? 'empty'}. ${part.feedback}`.trim())
    .join(' ');
}
