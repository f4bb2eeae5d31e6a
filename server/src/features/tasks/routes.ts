import {
  createTask,
  getLearnerTask,
  getTask,
  listAccommodations,
  removeAccommodation,
  setAccommodation,
  takeNewVersion,
  updateTask,
} from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { giveAccommodation, presentAccommodations, takeAccommodation } from './work/accommodations.ts';
import { takeNewest } from './work/new-version.ts';
import { presentLearnerTasks, presentTaskDetail } from './work/tasks.ts';
import { changeTask, setTask } from './work/setting.ts';
import { classroomQueries } from '../classrooms/api.ts';
import type { Services } from '../../core/services.ts';

export function taskRoutes(services: Services) {
  return [
    serve(createTask, ({ user, params, body }) => setTask(services, user, params.classId, body)),

    serve(getTask, ({ params }) => presentTaskDetail(services, params)),

    serve(updateTask, ({ user, params, body }) => changeTask(services, user, params, body)),

    serve(takeNewVersion, ({ user, params }) => takeNewest(services, user, params)),

    serve(listAccommodations, ({ params }) => presentAccommodations(services, params.classId)),

    serve(setAccommodation, ({ user, params, body }) => giveAccommodation(services, user, params, body)),

    serve(removeAccommodation, async ({ user, params }) => {
      await takeAccommodation(services, user, params);
      return undefined;
    }),

    serve(getLearnerTask, async ({ user, params }) => {
      const tasks = await presentLearnerTasks(services, { classId: params.classId, userId: user.id });
      const task = tasks.find((candidate) => candidate.id === params.taskId);
      if (!task) throw notFound();
      return { ...task, className: (await classroomQueries(services).selectClassroom(params.classId)).name };
    }),
  ];
}
