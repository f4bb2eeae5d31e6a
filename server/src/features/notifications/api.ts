export { type AnyHappening, planHappenings, recordHappenings } from './work/record.ts';
