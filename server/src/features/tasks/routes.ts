import * as calls from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { setAccommodation, listAccommodations, removeAccommodation } from './work/accommodations.ts';
import { takeNewVersion } from './work/new-version.ts';
import { presentLearnerTasks, getTask } from './work/tasks.ts';
import { remindLearners } from './work/reminding.ts';
import { updateTask, createTask } from './work/setting.ts';
import { classroomQueries } from '../classrooms/api.ts';
import type { Services } from '../../core/services.ts';

export function taskRoutes(services: Services) {
  return [
    serve(calls.createTask, ({ user, params, body }) => createTask(services, user, params.classId, body)),

    serve(calls.getTask, ({ params }) => getTask(services, params)),

    serve(calls.updateTask, ({ user, params, body }) => updateTask(services, user, params, body)),

    serve(calls.remindLearners, ({ params }) => remindLearners(services, params)),

    serve(calls.takeNewVersion, ({ user, params }) => takeNewVersion(services, user, params)),

    serve(calls.listAccommodations, ({ params }) => listAccommodations(services, params.classId)),

    serve(calls.setAccommodation, ({ user, params, body }) => setAccommodation(services, user, params, body)),

    serve(calls.removeAccommodation, async ({ user, params }) => {
      await removeAccommodation(services, user, params);
      return undefined;
    }),

    serve(calls.getLearnerTask, async ({ user, params }) => {
      const tasks = await presentLearnerTasks(services, { classId: params.classId, userId: user.id });
      const task = tasks.find((candidate) => candidate.id === params.taskId);
      if (!task) throw notFound();
      return { ...task, className: (await classroomQueries(services).selectClassroom(params.classId)).name };
    }),
  ];
}
