import { offer } from '../../core/own.ts';
import { goalData } from './data/goal-store.ts';

export { selectShownDays } from './work/goal.ts';

export const goalQueries = offer(goalData, ['addRightAnswer', 'findTimeZone', 'saveGoal']);
