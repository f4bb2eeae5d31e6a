import { sharingLevels } from '@lemma/contracts';

export type ShareLevel = 10 | 20 | 30;

/** D23 in words, from the least; each may do what stands above it too. */
export const levelWords = [
  { level: sharingLevels.view, name: 'May use', may: 'see it, set it as a task once it is published, copy it' },
  { level: sharingLevels.edit, name: 'May edit', may: 'also change and publish it, see its history, answer reports' },
  { level: sharingLevels.invite, name: 'May invite', may: 'also share it with others' },
  { level: sharingLevels.own, name: 'Owner', may: 'also take it out of the catalogue and archive it' },
] as const;

/** Returns the levels that a person with this level may give away. */
export const givableLevels = (own: number) =>
  levelWords
    .filter(({ level }) => level < sharingLevels.own)
    .map(({ level, name }) => ({ value: String(level), label: name, disabled: level > own }));
