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
      await setOwnPassword(services, call.user, call.body, call);
      return undefined;
    }),

    serve(forgotPassword, async ({ body, request }) => {
      await requestResetMail(services, body.email, request);
      return undefined;
    }),

    serve(resetPassword, async ({ body, request }) => {
      await setPasswordByLink(services, body, request);
      return undefined;
    }),

    serve(sendVerification, async ({ user }) => {
      await repeatVerificationMail(services, user);
      return undefined;
    }),

    serve(verifyEmail, ({ body, request }) => confirmEmail(services, body.token, request)),
  ];
}
