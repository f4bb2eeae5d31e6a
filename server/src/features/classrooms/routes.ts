import {
  arrangeClassroom,
  copyClassroom,
  createClassroom,
  createSection,
  getClassroomAdmin,
  getClassroomStudent,
  joinClassroom,
  leaveClassroom,
  listAskedClassrooms,
  listClassrooms,
  lookUpJoinCode,
  removeSection,
  renameSection,
  updateClassroom,
} from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { addSection, arrangeClass, dropSection } from './work/arranging.ts';
import { copyClass } from './work/copying.ts';
import { join, lookUpCode } from './work/joining.ts';
import { leave } from './work/members.ts';
import { changeClassroom, listClassroomsOf, openClassroom, viewAsLearner, viewAsTeacher } from './work/classrooms.ts';
import { arrangementData } from './data/arrangement-store.ts';
import { memberData } from './data/member-store.ts';
import type { Services } from '../../core/services.ts';

export function classroomRoutes(services: Services) {
  return [
    serve(listClassrooms, ({ user }) => listClassroomsOf(services, user)),

    serve(createClassroom, ({ user, body }) => openClassroom(services, user, body)),

    serve(copyClassroom, ({ user, params, body }) => copyClass(services, user, params.classId, body)),

    serve(getClassroomAdmin, ({ params, query, membership }) =>
      viewAsTeacher(services, { ...params, ...query, role: membership?.role }),
    ),

    serve(getClassroomStudent, ({ params, query, user }) =>
      viewAsLearner(services, { ...params, ...query, userId: user.id }),
    ),

    serve(updateClassroom, async ({ params, body, membership }) => {
      await changeClassroom(services, params.classId, body);
      return viewAsTeacher(services, { ...params, role: membership?.role });
    }),

    serve(createSection, ({ params, body }) => addSection(services, params.classId, body.name)),

    serve(renameSection, async ({ params, body }) => {
      if (!(await arrangementData(services).renameSection({ ...params, ...body }))) throw notFound();
      return { id: params.sectionId, name: body.name };
    }),

    serve(removeSection, async ({ params }) => {
      await dropSection(services, params);
      return undefined;
    }),

    serve(arrangeClassroom, async ({ params, body }) => {
      await arrangeClass(services, params.classId, body.sections);
      return undefined;
    }),

    serve(lookUpJoinCode, ({ params, browser }) => lookUpCode(services, params.code, browser)),

    serve(joinClassroom, ({ visitor, body, browser }) => join(services, visitor, body, browser)),

    serve(listAskedClassrooms, async ({ user }) => {
      const rows = await memberData(services).selectAsked(user.id);
      return rows.flatMap(({ askedAt, ...row }) => (askedAt ? [{ ...row, askedAt: askedAt.toISOString() }] : []));
    }),

    serve(leaveClassroom, async ({ user, params }) => {
      await leave(services, user, params.classId);
      return undefined;
    }),
  ];
}
