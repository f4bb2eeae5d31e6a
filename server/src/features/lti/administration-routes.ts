import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { createLtiInvitation, withdrawLtiInvitation } from './work/registration/invitations.ts';
import { replaceLtiKeys } from './work/registration/replace-keys.ts';
import { testLtiRegistration } from './work/registration/try-out.ts';
import {
  createLtiDeployment,
  createLtiRegistration,
  listLtiRefusals,
  listLtiRegistrations,
  setLtiSettings,
  updateLtiDeployment,
  updateLtiRegistration,
} from './work/registration/registrations.ts';

export function ltiAdministrationRoutes(services: Services) {
  return [
    serve(calls.listLtiRegistrations, () => listLtiRegistrations(services)),

    serve(calls.createLtiRegistration, ({ user, body }) => createLtiRegistration(services, user.id, body)),

    serve(calls.updateLtiRegistration, ({ user, params, body }) =>
      updateLtiRegistration(services, { actorId: user.id, ...params }, body),
    ),

    serve(calls.testLtiRegistration, ({ params }) => testLtiRegistration(services, params.registrationId)),

    serve(calls.createLtiDeployment, ({ user, params, body }) =>
      createLtiDeployment(services, { actorId: user.id, ...params }, body),
    ),

    serve(calls.updateLtiDeployment, ({ user, params, body }) =>
      updateLtiDeployment(services, { actorId: user.id, ...params }, body),
    ),

    serve(calls.createLtiInvitation, ({ user, body }) => createLtiInvitation(services, user.id, body.name)),

    serve(calls.withdrawLtiInvitation, async ({ user, params }) => {
      await withdrawLtiInvitation(services, user.id, params.ltiInvitationId);
      return undefined;
    }),

    serve(calls.setLtiSettings, ({ user, body }) => setLtiSettings(services, user.id, body)),

    serve(calls.replaceLtiKeys, async ({ user }) => {
      await replaceLtiKeys(services, user.id);
      return undefined;
    }),

    serve(calls.listLtiRefusals, () => listLtiRefusals(services)),
  ];
}
