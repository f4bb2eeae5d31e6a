import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import {
  verifyEmail,
  sendVerification,
  requestResetMail,
  changePassword,
  resetPassword,
} from './work/passwords/password-service.ts';
import type { Services } from '../../core/services.ts';

export function passwordRoutes(services: Services) {
  return [
    serve(calls.changePassword, async (call) => {
      await changePassword(services, call.user, call.body, call.browser);
      return undefined;
    }),

    serve(calls.forgotPassword, async ({ body, browser }) => {
      await requestResetMail(services, body.email, browser);
      return undefined;
    }),

    serve(calls.resetPassword, async ({ body, browser }) => {
      await resetPassword(services, body, browser);
      return undefined;
    }),

    serve(calls.sendVerification, async ({ user }) => {
      await sendVerification(services, user);
      return undefined;
    }),

    serve(calls.verifyEmail, ({ body, browser }) => verifyEmail(services, body.token, browser)),
  ];
}
