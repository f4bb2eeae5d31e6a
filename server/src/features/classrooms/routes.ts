import * as calls from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { createSection, arrangeClassroom, removeSection } from './work/arranging.ts';
import { copyClassroom } from './work/copying.ts';
import { joinClassroom, lookUpJoinCode } from './work/joining.ts';
import { leaveClassroom } from './work/members.ts';
import { updateClassroom, listClassrooms, createClassroom, viewAsLearner, viewAsTeacher } from './work/classrooms.ts';
import { arrangementData } from './data/arrangement-store.ts';
import { memberData } from './data/member-store.ts';
import type { Services } from '../../core/services.ts';

export function classroomRoutes(services: Services) {
  return [
    serve(calls.listClassrooms, ({ user }) => listClassrooms(services, user)),

    serve(calls.createClassroom, ({ user, body }) => createClassroom(services, user, body)),

    serve(calls.copyClassroom, ({ user, params, body }) => copyClassroom(services, user, params.classId, body)),

    serve(calls.getClassroomAdmin, ({ params, query, membership }) =>
      viewAsTeacher(services, { ...params, ...query, role: membership?.role }),
    ),

    serve(calls.getClassroomStudent, ({ params, query, user }) =>
      viewAsLearner(services, { ...params, ...query, userId: user.id }),
    ),

    serve(calls.updateClassroom, async ({ params, body, membership }) => {
      await updateClassroom(services, params.classId, body);
      return viewAsTeacher(services, { ...params, role: membership?.role });
    }),

    serve(calls.createSection, ({ params, body }) => createSection(services, params.classId, body.name)),

    serve(calls.renameSection, async ({ params, body }) => {
      if (!(await arrangementData(services).renameSection({ ...params, ...body }))) throw notFound();
      return { id: params.sectionId, name: body.name };
    }),

    serve(calls.removeSection, async ({ params }) => {
      await removeSection(services, params);
      return undefined;
    }),

    serve(calls.arrangeClassroom, async ({ params, body }) => {
      await arrangeClassroom(services, params.classId, body.sections);
      return undefined;
    }),

    serve(calls.lookUpJoinCode, ({ params, browser }) => lookUpJoinCode(services, params.code, browser)),

    serve(calls.joinClassroom, ({ visitor, body, browser }) => joinClassroom(services, visitor, body, browser)),

    serve(calls.listAskedClassrooms, async ({ user }) => {
      const rows = await memberData(services).selectAsked(user.id);
      return rows.flatMap(({ askedAt, ...row }) => (askedAt ? [{ ...row, askedAt: askedAt.toISOString() }] : []));
    }),

    serve(calls.leaveClassroom, async ({ user, params }) => {
      await leaveClassroom(services, user, params.classId);
      return undefined;
    }),
  ];
}
