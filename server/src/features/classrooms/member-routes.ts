import * as calls from '@lemma/contracts';
import { speakerFor } from '../../core/language/speakers.ts';
import { serve } from '../../core/http/serve.ts';
import { inTransaction } from '../../core/transaction.ts';
import { answerJoinRequests } from './work/waiting.ts';
import { importMembers } from './work/import/apply.ts';
import { planImport, presentPlan, readListFor } from './work/import/plan.ts';
import {
  findInvitation,
  inviteMembers,
  listInvitations,
  renewInvitation,
  acceptInvitation,
  withdrawInvitation,
} from './work/invitations.ts';
import { bringMemberBack, setMemberRole, listMembers, removeMember } from './work/members.ts';
import { tellBrowser } from '../languages/api.ts';
import { networkOf } from '../../core/network/network-of.ts';
import { limits } from '../../core/throttle/limits.ts';
import { classroomData } from './data/classroom-store.ts';
import type { Services } from '../../core/services.ts';

export function memberRoutes(services: Services) {
  return [
    serve(calls.listMembers, ({ user, params, query }) => listMembers(services, user, { ...params, ...query })),

    serve(calls.setMemberRole, async ({ user, params, body }) => {
      await setMemberRole(services, user, params, body.role);
      return undefined;
    }),

    serve(calls.removeMember, async ({ params }) => {
      await removeMember(services, params);
      return undefined;
    }),

    serve(calls.bringMemberBack, async ({ params }) => {
      await bringMemberBack(services, params);
      return undefined;
    }),

    serve(calls.answerJoinRequests, async ({ params, body }) => ({
      answered: await inTransaction(services, (services) => answerJoinRequests(services, { ...params, ...body })),
    })),

    serve(calls.listInvitations, ({ params }) => listInvitations(services, params.classId)),

    serve(calls.inviteMembers, ({ user, params, body }) => inviteMembers(services, { user, ...params, ...body })),

    serve(calls.renewInvitation, ({ user, params }) => renewInvitation(services, user, params)),

    serve(calls.withdrawInvitation, ({ params }) => withdrawInvitation(services, params)),

    serve(calls.lookUpInvitation, async ({ body, browser }) => {
      await services.throttle.take({ limit: limits.mailLinkFromAddress, subject: networkOf(browser.address) });
      const found = await findInvitation(services, body.token);
      if (!found) return null;
      const { classroom, invitation } = found;
      const teachers = await classroomData(services).selectTeacherNames([classroom.id]);
      return { name: classroom.name, teacherNames: teachers.get(classroom.id) ?? [], role: invitation.role };
    }),

    serve(calls.acceptInvitation, async ({ user, body, browser }) => {
      const accepted = await acceptInvitation(services, user, body.token);
      await tellBrowser(services, user.id, browser);
      return accepted;
    }),

    serve(calls.previewMemberImport, async ({ user, params, query, request }) => {
      const table = await readListFor(services, { ...params, ...query, file: request.body });
      return presentPlan(await planImport(services, { user, ...params, table }), speakerFor(request.headers));
    }),

    serve(calls.importMembers, async ({ user, params, query, request }) => {
      const table = await readListFor(services, { ...params, ...query, file: request.body });
      return importMembers(services, { user, ...params, ...query, table });
    }),
  ];
}
