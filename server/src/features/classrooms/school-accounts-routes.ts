import { createSchoolAccounts, resetSchoolPassword } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { giveNewPassword, makeSchoolAccounts } from './work/school-accounts.ts';
import type { Services } from '../../core/services.ts';

export function schoolAccountRoutes(services: Services) {
  return [
    serve(createSchoolAccounts, ({ user, params, body }) =>
      makeSchoolAccounts(services, { teacher: user, ...params, ...body }),
    ),

    serve(resetSchoolPassword, ({ user, params }) => giveNewPassword(services, { teacher: user, ...params })),
  ];
}
