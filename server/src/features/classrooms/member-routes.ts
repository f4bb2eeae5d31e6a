import {
  acceptInvitation,
  answerJoinRequests,
  bringMemberBack,
  importMembers,
  inviteMembers,
  listInvitations,
  listMembers,
  lookUpInvitation,
  previewMemberImport,
  removeMember,
  renewInvitation,
  setMemberRole,
  withdrawInvitation,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { applyImport } from './work/import/apply.ts';
import { planImport, presentPlan } from './work/import/plan.ts';
import {
  findInvitation,
  invite,
  presentInvitations,
  renewInvitationOf,
  takeInvitation,
  withdrawInvitationOf,
} from './work/invitations.ts';
import { bringBack, changeRole, presentMembers, takeOut } from './work/members.ts';
import { networkOf } from '../../core/network/network-of.ts';
import { limits } from '../../core/throttle/limits.ts';
import { memberData } from './data/member-store.ts';
import { classroomData } from './data/classroom-store.ts';
import type { Services } from '../../core/services.ts';

export function memberRoutes(services: Services) {
  return [
    serve(listMembers, ({ user, params, query }) => presentMembers(services, user, { ...params, ...query })),

    serve(setMemberRole, async ({ user, params, body }) => {
      await changeRole(services, user, params, body.role);
      return undefined;
    }),

    serve(removeMember, async ({ params }) => {
      await takeOut(services, params);
      return undefined;
    }),

    serve(bringMemberBack, async ({ params }) => {
      await bringBack(services, params);
      return undefined;
    }),

    serve(answerJoinRequests, async ({ params, body }) => ({
      answered: await memberData(services).answerWaiting({ ...params, ...body }),
    })),

    serve(listInvitations, ({ params }) => presentInvitations(services, params.classId)),

    serve(inviteMembers, ({ user, params, body }) => invite(services, { user, ...params, ...body })),

    serve(renewInvitation, ({ user, params }) => renewInvitationOf(services, user, params)),

    serve(withdrawInvitation, ({ params }) => withdrawInvitationOf(services, params)),

    serve(lookUpInvitation, async ({ body, browser }) => {
      await services.throttle.take({ limit: limits.mailLinkFromAddress, subject: networkOf(browser.address) });
      const found = await findInvitation(services, body.token);
      if (!found) return null;
      const { classroom, invitation } = found;
      const teachers = await classroomData(services).selectTeacherNames([classroom.id]);
      return { name: classroom.name, teacherNames: teachers.get(classroom.id) ?? [], role: invitation.role };
    }),

    serve(acceptInvitation, ({ user, body }) => takeInvitation(services, user, body.token)),

    serve(previewMemberImport, async ({ user, params, query, request }) =>
      presentPlan(await planImport(services, { user, ...params, file: request.body, columns: query.columns })),
    ),

    serve(importMembers, ({ user, params, query, request }) =>
      applyImport(services, { user, ...params, file: request.body, ...query }),
    ),
  ];
}
