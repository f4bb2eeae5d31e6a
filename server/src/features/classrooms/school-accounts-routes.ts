import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { createSchoolAccounts, resetSchoolPassword, resetSchoolPasswords } from './work/school-accounts.ts';
import type { Services } from '../../core/services.ts';

export function schoolAccountRoutes(services: Services) {
  return [
    serve(calls.createSchoolAccounts, ({ user, params, body }) =>
      createSchoolAccounts(services, { teacher: user, ...params, ...body }),
    ),

    serve(calls.resetSchoolPassword, ({ user, params }) => resetSchoolPassword(services, { teacher: user, ...params })),

    serve(calls.resetSchoolPasswords, ({ user, params, body }) =>
      resetSchoolPasswords(services, { teacher: user, ...params, ...body }),
    ),
  ];
}
