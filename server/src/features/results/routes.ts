import * as calls from '@lemma/contracts';
import type { FastifyReply } from 'fastify';
import { keepResponse } from '../../core/http/kept-response.ts';
import { serve } from '../../core/http/serve.ts';
import { listAttention } from './work/attention.ts';
import { makeGradeBook } from './work/grade-book.ts';
import { keepByGeneration } from '../tasks/api.ts';
import { changeGrade } from './work/grade-changes.ts';
import { updateGrading, getGrading, getMyGrades } from './work/grading.ts';
import { getLearnerReview } from './work/review.ts';
import { getStudent } from './work/learner.ts';
import { gradeRows, responseRows } from './work/tables.ts';
import { tableDownload } from '../../core/files/download.ts';
import { sendDownload } from '../../core/http/send-download.ts';
import type { Cell, Format } from '../../core/files/csv.ts';
import { classroomQueries } from '../classrooms/api.ts';
import type { Services } from '../../core/services.ts';

export function resultRoutes(services: Services) {
  const readGradeBook = keepByGeneration(services, {
    make: async (classId) => {
      const { value, until } = await makeGradeBook(services, classId);
      return { value: await keepResponse(calls.getGradeBook, value), until };
    },
    // The text and its compressed forms.
    sizeOf: ({ plain }) => 2 * plain.length,
  });

  return [
    serve(calls.getGradeBook, ({ params }) => readGradeBook(params.classId)),

    serve(calls.getGrading, ({ params }) => getGrading(services, params.classId)),

    serve(calls.updateGrading, ({ params, body }) => updateGrading(services, params.classId, body)),

    serve(calls.getMyGrades, ({ params, user }) => getMyGrades(services, params.classId, user.id)),

    serve(calls.changeGrade, ({ params, body, user }) => changeGrade(services, user, params, body)),

    serve(calls.getStudent, ({ params, query, user }) => getStudent(services, user, { ...params, ...query })),

    serve(calls.listAttention, ({ user }) => listAttention(services, user)),

    serve(calls.getLearnerReview, ({ user, params }) => getLearnerReview(services, user, params)),

    serve(calls.downloadGrades, ({ params, query, reply }) =>
      sendTable(services, params.classId, reply, {
        name: 'grades',
        format: query.format,
        rows: gradeRows(services, params.classId, query.unit),
      }),
    ),

    serve(calls.downloadResults, ({ params, query, reply }) =>
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
  return sendDownload(
    reply,
    tableDownload(rows, {
      name: `${name}-${day}.${format}`,
      fullName: `${classroom.name} ${name} ${day}.${format}`,
      format,
      at: now,
    }),
  );
}
