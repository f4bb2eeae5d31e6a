import { Readable } from 'node:stream';
import {
  changeGrade,
  downloadGrades,
  downloadResults,
  getGradeBook,
  getGrading,
  getLearnerReview,
  getMyGrades,
  getStudent,
  listAttention,
  updateGrading,
} from '@lemma/contracts';
import type { FastifyReply } from 'fastify';
import { serve } from '../../core/http/serve.ts';
import { listAttentionOf } from './work/attention.ts';
import { readGradeBook } from './work/grade-book.ts';
import { decideGrade } from './work/grade-changes.ts';
import { changeGrading, readGrading, readMyGrades } from './work/grading.ts';
import { reviewLearner } from './work/review.ts';
import { readStudent } from './work/student.ts';
import { gradeRows, responseRows } from './work/tables.ts';
import { xlsxStream } from '../../core/files/xlsx.ts';
import { type Cell, csvStream, type Format } from '../../core/files/csv.ts';
import { classroomQueries } from '../classrooms/api.ts';
import type { Services } from '../../core/services.ts';

export function resultRoutes(services: Services) {
  return [
    serve(getGradeBook, ({ params }) => readGradeBook(services, params.classId)),

    serve(getGrading, ({ params }) => readGrading(services, params.classId)),

    serve(updateGrading, ({ params, body }) => changeGrading(services, params.classId, body)),

    serve(getMyGrades, ({ params, user }) => readMyGrades(services, params.classId, user.id)),

    serve(changeGrade, ({ params, body, user }) => decideGrade(services, user, params, body)),

    serve(getStudent, ({ params, query, user }) => readStudent(services, user, { ...params, ...query })),

    serve(listAttention, ({ user }) => listAttentionOf(services, user)),

    serve(getLearnerReview, ({ params }) => reviewLearner(services, params)),

    serve(downloadGrades, ({ params, query, reply }) =>
      sendTable(services, params.classId, reply, {
        name: 'grades',
        format: query.format,
        rows: gradeRows(services, params.classId, query.unit),
      }),
    ),

    serve(downloadResults, ({ params, query, reply }) =>
      sendTable(services, params.classId, reply, {
        name: 'results',
        format: query.format,
        rows: responseRows(services, params.classId),
      }),
    ),
  ];
}

async function sendTable(
  services: Services,
  classId: string,
  reply: FastifyReply,
  { name, format, rows }: { name: string; format: Format; rows: AsyncIterable<readonly Cell[]> },
) {
  const classroom = await classroomQueries(services).selectClassroom(classId);
  const now = services.now();
  const day = now.toISOString().slice(0, 10);
  const fileName = `${classroom.name} ${name} ${day}.${format}`;
  reply.header(
    'content-disposition',
    `attachment; filename="${name}-${day}.${format}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`,
  );
  reply.header('cache-control', 'no-store');
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(csvStream(rows));
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .send(Readable.from(xlsxStream(rows, { at: now }), { objectMode: false }));
}
