import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { decideAppeal } from './work/decide.ts';
import { makeAppeal, listMyAppeals } from './work/own.ts';
import { takeUpAnswer } from './work/take-up.ts';
import { countTaughtAppeals, listAppeals, requireAppeal, getAppeal } from './work/queue.ts';
import { appealData } from './data/appeal-store.ts';
import type { Services } from '../../core/services.ts';

export function appealRoutes(services: Services) {
  return [
    serve(calls.makeAppeal, ({ attempt, body }) => makeAppeal(services, attempt, body)),

    serve(calls.listMyAppeals, ({ attempt }) => listMyAppeals(services, attempt)),

    serve(calls.takeUpAnswer, ({ user, params, body }) => takeUpAnswer(services, user, { ...params, ...body })),

    serve(calls.listAppeals, ({ params, query }) => listAppeals(services, params.classId, query)),

    serve(calls.countAppeals, async ({ params }) => ({
      openCount: await appealData(services).countOpen(params.classId),
    })),

    serve(calls.countTaughtAppeals, ({ user }) => countTaughtAppeals(services, user.id)),

    serve(calls.getAppeal, async ({ user, params }) =>
      getAppeal(services, user, await requireAppeal(services, params)),
    ),

    serve(calls.decideAppeal, ({ user, params, body }) => decideAppeal(services, user, params, body)),
  ];
}
