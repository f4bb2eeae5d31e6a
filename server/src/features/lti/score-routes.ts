import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { compareSentScores, listSentScores } from './work/scores/states.ts';

export function scoreRoutes(services: Services) {
  return [
    serve(calls.listSentScores, ({ params }) => listSentScores(services, params.classId)),
    serve(calls.compareSentScores, ({ params }) => compareSentScores(services, params.classId)),
  ];
}
