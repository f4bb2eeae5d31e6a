import type { Chore } from '../../../../core/chores.ts';
import { catalogueData } from '../../data/search/search-store.ts';
import type { Services } from '../../../../core/services.ts';

const everyMs = 3600 * 1000;

/** Every hour: how often exercises were answered, and how often right. */
export const catalogueChores = (services: Services): Chore[] => [
  { what: 'counting answers to exercises', everyMs, work: () => catalogueData(services).recountAnswers() },
];
