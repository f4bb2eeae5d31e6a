import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../services.ts';

const everyMs = 3600 * 1000;

/** Every hour: how often exercises were answered, and how often right. */
export const catalogueChores = (services: Services): Chore[] => [
  { what: 'counting answers to exercises', everyMs, work: () => services.catalogue.recountAnswers() },
];
