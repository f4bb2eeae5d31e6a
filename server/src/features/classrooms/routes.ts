import {
  createClassroom,
  createSection,
  getClassroomAdmin,
  getClassroomStudent,
  joinClassroom,
  listClassrooms,
  lookUpJoinCode,
  removeMember,
  updateClassroom,
} from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { InvalidRequest, invalidField, notFound } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { createAnonymousUser, presentUser } from '../accounts/service.ts';
import { limits, networkOf } from '../identity/throttle.ts';
import { changeClassroom, listClassroomsOf, openClassroom, viewAsLearner, viewAsTeacher } from './service.ts';
import type { ClassroomRow } from './store.ts';

export function classroomRoutes(services: Services) {
  return [
    serve(listClassrooms, ({ user }) => listClassroomsOf(services, user)),

    serve(createClassroom, ({ user, body }) => openClassroom(services, user, body)),

    serve(getClassroomAdmin, ({ params }) => viewAsTeacher(services, params.classId)),

    serve(getClassroomStudent, ({ params, user }) => viewAsLearner(services, params.classId, user.id)),

    serve(updateClassroom, ({ params, body }) => changeClassroom(services, params.classId, body)),

    serve(createSection, async ({ params, body }) => {
      const section = { id: newId(), name: body.name };
      await services.classrooms.insertSection({ ...section, classId: params.classId });
      return section;
    }),

    serve(removeMember, async ({ params }) => {
      if (!(await services.classrooms.removeLearner({ ...params, at: services.now() }))) throw notFound();
      return undefined;
    }),

    serve(lookUpJoinCode, async ({ params, request }) => {
      const classroom = await findByTypedCode(services, params.code, request);
      if (!classroom) return null;
      const teachers = await services.classrooms.selectTeacherNames([classroom.id]);
      return { name: classroom.name, teacherNames: teachers.get(classroom.id) ?? [] };
    }),

    serve(joinClassroom, async ({ visitor, body, request, reply }) => {
      const classroom = await findByTypedCode(services, body.code, request);
      if (!classroom) throw invalidField('code', 'No class has this code. Check it with your teacher.');
      const user = visitor ?? (await createAnonymousUser(services, nameOf(body), { request, reply }));
      await services.classrooms.insertLearner({ classId: classroom.id, userId: user.id, at: services.now() });
      return { classId: classroom.id, user: presentUser(user) };
    }),
  ];
}

/** Codes that lead nowhere are limited by address: the right ones of a class that joins at once are not. */
async function findByTypedCode(
  services: Services,
  code: string,
  request: FastifyRequest,
): Promise<ClassroomRow | null> {
  const address = { limit: limits.joinCodeFromAddress, subject: networkOf(request.ip) };
  await services.throttle.take(address);
  const classroom = await services.classrooms.findByJoinCode(code);
  if (classroom) await services.throttle.giveBack(address);
  return classroom;
}

/** Signed-out visitors give both names. */
function nameOf(body: { firstName?: string | undefined; lastName?: string | undefined }) {
  const { firstName, lastName } = body;
  if (firstName && lastName) return { firstName, lastName };
  throw new InvalidRequest({
    ...(firstName ? {} : { firstName: ['Enter your first name.'] }),
    ...(lastName ? {} : { lastName: ['Enter your last name.'] }),
  });
}
