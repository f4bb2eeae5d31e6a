import { getOwnNotation, setOwnNotation } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { chooseOwnNotation, readOwnNotation } from './work/own-notation.ts';

export function notationRoutes(services: Services) {
  return [
    serve(getOwnNotation, ({ user }) => readOwnNotation(services, user.id)),

    serve(setOwnNotation, ({ user, body }) => chooseOwnNotation(services, user.id, body.notation)),
  ];
}
