export { selectShownDays } from './work/goal.ts';
