export { gradeResponse } from './grade-response.ts';
