import { getGoal, setGoal } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { chooseGoal, readGoal } from './work/goal.ts';

export function goalRoutes(services: Services) {
  return [
    serve(getGoal, ({ user }) => readGoal(services, user.id)),

    serve(setGoal, ({ user, body }) => chooseGoal(services, user.id, body.goal)),
  ];
}
