import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { serveLive } from '../../core/live/serve-live.ts';
import { getTaskProgress } from './work/progress.ts';
import { getWrongAnswers } from './work/wrong-answers.ts';
import type { Services } from '../../core/services.ts';

/** A class of hundreds answers several times a second: a teacher needs to see it once a second. */
const everyMs = 1000;

export function progressRoutes(services: Services) {
  return [
    serveLive(calls.getTaskProgress, {
      topics: ({ taskId }) => [{ name: `task:${taskId}`, everyMs }],
      read: async (params) => ({ state: await getTaskProgress(services, params) }),
    }),

    serve(calls.getWrongAnswers, ({ params }) => getWrongAnswers(services, params)),
  ];
}
