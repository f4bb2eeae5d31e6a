export { countRightAnswer, selectShownDays } from './work/goal.ts';
