import { keptHere } from '../../kept-here.ts';

const key = (userId: string): string => `lemma.goal-celebrated.${userId}`;

/** Whether reaching the goal was celebrated on this day, in this browser. */
export const wasCelebrated = (userId: string, day: string): boolean => keptHere.getItem(key(userId)) === day;

export const rememberCelebrated = (userId: string, day: string): void => keptHere.setItem(key(userId), day);
