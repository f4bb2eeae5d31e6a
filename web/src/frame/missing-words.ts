import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** Says of something that is not there, or not for this person, why that may be. */
export function missingWords(noun: string): string {
  return noun === 'class' ? t(m.linkOldOrNot) : t(m.linkOldOrBelongs);
}
