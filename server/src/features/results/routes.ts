import {
  downloadGrades,
  downloadResults,
  getGradeBook,
  getLearnerReview,
  getTaskProgress,
  listAttention,
} from '@lemma/contracts';
import type { FastifyReply } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { listAttentionOf } from './attention.ts';
import { readGradeBook, readProgress, reviewLearner } from './service.ts';
import { csvStream, gradeRows, responseRows, xlsxBuffer, type Cell, type Format } from './tables.ts';

export function resultRoutes(services: Services) {
  return [
    serve(getGradeBook, ({ params }) => readGradeBook(services, params.classId)),

    serve(listAttention, ({ user }) => listAttentionOf(services, user)),

    serve(getTaskProgress, ({ params }) => readProgress(services, params)),

    serve(getLearnerReview, ({ params }) => reviewLearner(services, params)),

    serve(downloadGrades, ({ params, query, reply }) =>
      sendTable(services, params.classId, reply, {
        name: 'grades',
        format: query.format,
        rows: gradeRows(services, params.classId),
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
  const classroom = await services.classrooms.selectClassroom(classId);
  const day = services.now().toISOString().slice(0, 10);
  const fileName = `${classroom.name} ${name} ${day}.${format}`;
  reply.header(
    'content-disposition',
    `attachment; filename="${name}-${day}.${format}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`,
  );
  reply.header('cache-control', 'no-store');
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(csvStream(rows));
  return reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').send(await xlsxBuffer(rows));
}
