import type { LearnerReport } from '@lemma/contracts';
import { durationWords } from '../../../dates.ts';

/** `1 h 24 min`, `12 min`, `40 s`; a dash where no time was taken down. */
export function spanWords(seconds: number): string {
  if (seconds <= 0) return '–';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** Returns a learner's accommodations in words; empty where tasks are as set. */
export function accommodationWords(accommodation: LearnerReport['accommodation']): string {
  if (accommodation === null) return '';
  const { timeFactor, extraMinutes, shiftMinutes, extraAttempts } = accommodation;
  return [
    timeFactor > 1 ? `${Math.round((timeFactor - 1) * 100)} % more time` : '',
    extraMinutes > 0 ? `${extraMinutes} more minutes` : '',
    shiftMinutes > 0 ? `due ${durationWords(shiftMinutes * 60_000)} later` : '',
    extraAttempts > 0 ? `${extraAttempts} more ${extraAttempts === 1 ? 'attempt' : 'attempts'}` : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
