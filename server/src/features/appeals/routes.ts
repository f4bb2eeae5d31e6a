import { countAppeals, decideAppeal, getAppeal, listAppeals, listMyAppeals, makeAppeal } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { decide } from './work/decide.ts';
import { appeal, listOwn } from './work/own.ts';
import { listOf, requireAppeal, showAppeal } from './work/queue.ts';
import { appealData } from './data/appeal-store.ts';
import type { Services } from '../../core/services.ts';

export function appealRoutes(services: Services) {
  return [
    serve(makeAppeal, ({ attempt, body }) => appeal(services, attempt, body)),

    serve(listMyAppeals, ({ attempt }) => listOwn(services, attempt)),

    serve(listAppeals, ({ params, query }) => listOf(services, params.classId, query)),

    serve(countAppeals, async ({ params }) => ({ openCount: await appealData(services).countOpen(params.classId) })),

    serve(getAppeal, async ({ user, params }) => showAppeal(services, user, await requireAppeal(services, params))),

    serve(decideAppeal, ({ user, params, body }) => decide(services, user, params, body)),
  ];
}
