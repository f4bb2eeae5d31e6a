import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { getMasteryMap, getMemberTrend, getMyTrend, listClassTrends } from './work/trends.ts';

export function trendRoutes(services: Services) {
  return [
    serve(calls.listClassTrends, ({ user }) => listClassTrends(services, user)),

    serve(calls.getMasteryMap, ({ params, query }) => getMasteryMap(services, params.classId, query.offset)),

    serve(calls.getMemberTrend, ({ params }) => getMemberTrend(services, params)),

    serve(calls.getMyTrend, ({ user, params }) => getMyTrend(services, user, params.classId)),
  ];
}
