import type { LearnerReport } from '@lemma/contracts';
import { durationWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** `1 h 24 min`, `12 min`, `40 s`; a dash where no time was taken down. */
export function spanWords(seconds: number): string {
  if (seconds <= 0) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? t(m.min, { minutes }) : t(m.hMin, { hours, number: minutes % 60 });
}

/** Returns a learner's accommodations in words; empty where tasks are as set. */
export function accommodationWords(accommodation: LearnerReport['accommodation']): string {
  if (accommodation === null) return '';
  const { timeFactor, extraMinutes, shiftMinutes, extraAttempts } = accommodation;
  return [
    timeFactor > 1 ? t(m.moreTime, { number: Math.round((timeFactor - 1) * 100) }) : '',
    extraMinutes > 0 ? t(m.moreMinutes, { extraMinutes }) : '',
    shiftMinutes > 0 ? t(m.dueLater, { duration: durationWords(shiftMinutes * 60_000) }) : '',
    extraAttempts > 0 ? t(m.moreAttempts, { extraAttempts }) : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
