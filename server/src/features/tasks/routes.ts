import { createTask, getLearnerTask, getTask, updateTask } from '@lemma/contracts';
import { notFound } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { changeTask, presentLearnerTasks, presentTaskDetail, setTask } from './service.ts';

export function taskRoutes(services: Services) {
  return [
    serve(createTask, ({ user, params, body }) => setTask(services, user, params.classId, body)),

    serve(getTask, ({ params }) => presentTaskDetail(services, params)),

    serve(updateTask, ({ params, body }) => changeTask(services, params, body)),

    serve(getLearnerTask, async ({ user, params }) => {
      const tasks = await presentLearnerTasks(services, { classId: params.classId, userId: user.id });
      const task = tasks.find((candidate) => candidate.id === params.taskId);
      if (!task) throw notFound();
      return { ...task, className: (await services.classrooms.selectClassroom(params.classId)).name };
    }),
  ];
}
