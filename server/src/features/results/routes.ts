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
import { tableDownload } from '../../core/files/download.ts';
import { sendDownload } from '../../core/http/send-download.ts';
import type { Cell, Format } from '../../core/files/csv.ts';
import { classroomQueries } from '../classrooms/api.ts';
import type { Services } from '../../core/services.ts';

export function resultRoutes(services: Services) {
  return [
    serve(getGradeBook, ({ params }) => readGradeBook(services, params.classId)),

    serve(getGrading, ({ params }) => readGrading(services, params.classId)),

    serve(updateGrading, ({ params, body }) => changeGrading(services, params.classId, body)),

    serve(getMyGrades, ({ params, user }) => readMyGrades(services, params.classId, user.id)),

    serve(changeGrade, ({ params, body, user }) => decideGrade(services, user, params, body)),

    serve(getStudent, ({ params, user }) => readStudent(services, user, params)),

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
