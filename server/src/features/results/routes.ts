import * as calls from '@lemma/contracts';
import { fromWire, type GradeBook } from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { said, wordsOf, type Said, type Speaker } from '@lemma/contracts/messages';
import { keepResponse, writeItem } from '../../core/http/kept-response.ts';
import { serve } from '../../core/http/serve.ts';
import { listAttention } from './work/attention.ts';
import { gradeBookMaker } from './work/kept/whole-book.ts';
import { keepByGeneration } from '../tasks/api.ts';
import { changeGrade } from './work/grade-changes.ts';
import { updateGrading, getGrading, getMyGrades } from './work/grading.ts';
import { getLearnerReview } from './work/review.ts';
import { getStudent } from './work/learner.ts';
import { gradeRows, responseRows } from './work/tables.ts';
import { tableDownload } from '../../core/files/download.ts';
import { speakerForBrowser } from '../../core/language/speakers.ts';
import { sendDownload } from '../../core/http/send-download.ts';
import type { Cell, Format } from '../../core/files/csv.ts';
import { classroomQueries } from '../classrooms/api.ts';
import * as m from './messages.ts';
import type { Services } from '../../core/services.ts';

export function resultRoutes(services: Services) {
  const make = gradeBookMaker(services, {
    writeRow: (row) => writeItem(calls.getGradeBook, 'rows', row),
    sizeOf: (row) => row.length,
    write: (book, rows) => keepResponse(calls.getGradeBook, book, { rows }),
  });
  // The text and its compressed forms.
  const readGradeBook = keepByGeneration(services, { make, sizeOf: ({ plain }) => 2 * plain.length });
  /** Read again from the kept bytes; downloads at the same moment share one. */
  const opened = new WeakMap<object, WeakRef<GradeBook>>();
  const openGradeBook = async (classId: string): Promise<GradeBook> => {
    const kept = await readGradeBook(classId);
    const known = opened.get(kept)?.deref();
    if (known) return known;
    const book = fromWire(JSON.parse(kept.plain.toString())) as GradeBook;
    opened.set(kept, new WeakRef(book));
    return book;
  };

  return [
    serve(calls.getGradeBook, ({ params }) => readGradeBook(params.classId)),

    serve(calls.getGrading, ({ params }) => getGrading(services, params.classId)),

    serve(calls.updateGrading, ({ params, body }) => updateGrading(services, params.classId, body)),

    serve(calls.getMyGrades, ({ params, user }) => getMyGrades(services, params.classId, user.id)),

    serve(calls.changeGrade, ({ params, body, user }) => changeGrade(services, user, params, body)),

    serve(calls.getStudent, ({ params, query, user }) => getStudent(services, user, { ...params, ...query })),

    serve(calls.listAttention, ({ user }) => listAttention(services, user)),

    serve(calls.getLearnerReview, ({ user, params }) => getLearnerReview(services, user, params)),

    serve(calls.downloadGrades, ({ params: { classId }, query, request, reply }) =>
      sendTable(services, classId, { request, reply }, query.format, {
        name: 'grades',
        fullName: (values) => said(m.gradesFile, values),
        rows: (speaker) => gradeRows(() => openGradeBook(classId), query.unit, speaker),
      }),
    ),

    serve(calls.downloadResults, ({ params: { classId }, query, request, reply }) =>
      sendTable(services, classId, { request, reply }, query.format, {
        name: 'results',
        fullName: (values) => said(m.resultsFile, values),
        rows: (speaker) => responseRows(services, classId, speaker),
      }),
    ),
  ];
}

interface Table {
  readonly name: string;
  readonly fullName: (values: { className: string; day: string; format: Format }) => Said;
  readonly rows: (speaker: Speaker) => AsyncIterable<readonly Cell[]>;
}

async function sendTable(
  services: Services,
  classId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  format: Format,
  { name, fullName, rows }: Table,
) {
  const speaker = speakerForBrowser(request);
  const classroom = await classroomQueries(services).selectClassroom(classId);
  const now = services.now();
  const day = now.toISOString().slice(0, 10);
  return sendDownload(
    reply,
    tableDownload(rows(speaker), {
      name: `${name}-${day}.${format}`,
      fullName: wordsOf(fullName({ className: classroom.name, day, format }), speaker),
      format,
      at: now,
    }),
  );
}
