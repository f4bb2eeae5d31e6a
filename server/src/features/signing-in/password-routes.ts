import { changePassword, forgotPassword, resetPassword, sendVerification, verifyEmail } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import {
  confirmEmail,
  repeatVerificationMail,
  requestResetMail,
  setOwnPassword,
  setPasswordByLink,
} from './work/passwords/password-service.ts';
import type { Services } from '../../core/services.ts';

export function passwordRoutes(services: Services) {
  return [
    serve(changePassword, async (call) => {
      await setOwnPassword(services, call.user, call.body, call.browser);
      return undefined;
    }),

    serve(forgotPassword, async ({ body, browser }) => {
      await requestResetMail(services, body.email, browser);
      return undefined;
    }),

    serve(resetPassword, async ({ body, browser }) => {
      await setPasswordByLink(services, body, browser);
      return undefined;
    }),

    serve(sendVerification, async ({ user }) => {
      await repeatVerificationMail(services, user);
      return undefined;
    }),

    serve(verifyEmail, ({ body, browser }) => confirmEmail(services, body.token, browser)),
  ];
}
