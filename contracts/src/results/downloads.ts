import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { gradeUnits } from './grading-constants.ts';

const feature = 'results';

const csv = 'text/csv';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fileFormat = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });
const classId = z.object({ classId: z.uuid() });

/** Downloads the grade book (R30). */
export const downloadGrades = endpoint({
  name: 'downloadGrades',
  feature,
  summary: 'Grades as a table: a row a learner, a column a task.',
  method: 'GET',
  path: '/classroom_downloads/{classId}/download_grades_as_table/',
  who: { classroom: 'assistant' },
  tokenScope: 'results:read',
  records: 'class',
  params: classId,
  query: fileFormat.extend({ unit: z.enum(gradeUnits).default('points') }),
  response: { file: [csv, xlsx] },
});

/** Downloads all results (R29). */
export const downloadResults = endpoint({
  name: 'downloadResults',
  feature,
  summary: 'Every response as a row.',
  method: 'GET',
  path: '/classroom_downloads/{classId}/download_results/',
  who: { classroom: 'assistant' },
  tokenScope: 'results:read',
  records: 'class',
  params: classId,
  query: fileFormat,
  response: { file: [csv, xlsx] },
});
