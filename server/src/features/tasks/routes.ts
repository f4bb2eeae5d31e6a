import {
  createTask,
  getLearnerTask,
  getTask,
  listAccommodations,
  removeAccommodation,
  setAccommodation,
  updateTask,
} from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../services.ts';
import { giveAccommodation, presentAccommodations, takeAccommodation } from './work/accommodations.ts';
import { presentLearnerTasks, presentTaskDetail } from './work/tasks.ts';
import { changeTask, setTask } from './work/setting.ts';

export function taskRoutes(services: Services) {
  return [
    serve(createTask, ({ user, params, body }) => setTask(services, user, params.classId, body)),

    serve(getTask, ({ params }) => presentTaskDetail(services, params)),

    serve(updateTask, ({ user, params, body }) => changeTask(services, user, params, body)),

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
      return { ...task, className: (await services.classrooms.selectClassroom(params.classId)).name };
    }),
  ];
}
