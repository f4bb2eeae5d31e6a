export { selectLatest } from './work/latest.ts';
export { type AnyHappening, planHappenings, recordHappenings } from './work/record.ts';
