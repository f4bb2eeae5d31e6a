import { analyseExercise, analyseTask, retireVariant } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { analyse, analyseOwn } from './work/analysis.ts';
import { retire } from './work/retire.ts';
import type { Services } from '../../core/services.ts';

export function itemAnalysisRoutes(services: Services) {
  return [
    serve(analyseTask, ({ user, params }) => analyse(services, user, params)),

    serve(analyseExercise, ({ user, exercise }) => analyseOwn(services, user, exercise)),

    serve(retireVariant, ({ user, exercise, body }) => retire(services, user, exercise, body.variant)),
  ];
}
