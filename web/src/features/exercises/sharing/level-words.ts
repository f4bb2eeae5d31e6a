import { sharingLevels } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type ShareLevel = 10 | 20 | 30;

/** D23 in words, from the least; each may do what stands above it too. */
export const levelWords = [
  { level: sharingLevels.view, name: t(m.mayUse), may: t(m.seeSetAsTask) },
  { level: sharingLevels.edit, name: t(m.mayEdit), may: t(m.alsoChangeAndPublish) },
  { level: sharingLevels.invite, name: t(m.mayInvite), may: t(m.alsoShareWithOthers) },
  { level: sharingLevels.own, name: t(m.owner), may: t(m.alsoTakeOutOf) },
] as const;

/** Returns the levels that a person with this level may give away. */
export const givableLevels = (own: number) =>
  levelWords
    .filter(({ level }) => level < sharingLevels.own)
    .map(({ level, name }) => ({ value: String(level), label: name, disabled: level > own }));
