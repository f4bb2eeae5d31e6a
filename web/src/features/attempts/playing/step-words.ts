import type { AttemptItem } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The state of a question in words. */
export const stateWords: Record<AttemptItem['state'], string> = {
  open: t(m.notAnswered),
  answered: t(m.answered),
  right: t(m.right),
  partly: t(m.partlyRight),
  wrong: t(m.notRightYet),
};
