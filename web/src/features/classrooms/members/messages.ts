import { message } from '@lemma/contracts/messages';

export const inviteByEMail = message('classrooms.members.inviteByEMail', 'Invite by e-mail', 'InviteDialog, title');
export const sendInvitations = message(
  'classrooms.members.sendInvitations',
  'Send invitations',
  'InviteDialog, action',
);
export const eMailAddresses = message('classrooms.members.eMailAddresses', 'E-mail addresses', 'InviteDialog, label');
export const asManyAsLike = message(
  'classrooms.members.asManyAsLike',
  'As many as you like, up to fifty at a time.',
  'InviteDialog, helper',
);
export const addresses = message(
  'classrooms.members.addresses',
  '{emailCount, plural, one {# address} other {# addresses}}',
  'InviteDialog, number',
);
export const theyJoinAs = message('classrooms.members.theyJoinAs', 'They join as', 'InviteDialog, label');
export const eachGetsLinkWorks = message(
  'classrooms.members.eachGetsLinkWorks',
  'Each gets a link that works once, for {invitationDays} days. You do not see who already has an account and who makes one first.',
  'InviteDialog, p',
);
export const whatEachRoleMay = message(
  'classrooms.members.whatEachRoleMay',
  'What each role may do',
  'RolesCard, title',
);
export const teachersAssistantsAndLearners = message(
  'classrooms.members.teachersAssistantsAndLearners',
  'Teachers, assistants and learners',
  'RolesCard, VisuallyHidden',
);
export const whatDone = message('classrooms.members.whatDone', 'What is done', 'RolesCard, VisuallyHidden');
export const notYet = message('classrooms.members.notYet', 'not yet', 'member-words');
