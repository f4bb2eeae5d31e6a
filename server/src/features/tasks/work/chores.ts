import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { planUnplanned } from './planning.ts';

const everyMs = 10 * 60_000;

export const taskChores = (services: Services): Chore[] => [
  { what: 'planning notifications of older tasks', everyMs, work: () => planUnplanned(services) },
];
