import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { analyseTask, analyseExercise } from './work/analysis.ts';
import { retireVariant } from './work/retire.ts';
import type { Services } from '../../core/services.ts';

export function itemAnalysisRoutes(services: Services) {
  return [
    serve(calls.analyseTask, ({ user, params }) => analyseTask(services, user, params)),

    serve(calls.analyseExercise, ({ user, exercise }) => analyseExercise(services, user, exercise)),

    serve(calls.retireVariant, ({ user, exercise, body }) => retireVariant(services, user, exercise, body.variant)),
  ];
}
