import { message } from '@lemma/contracts/messages';

export const allActs = message('administration.allActs', 'All acts', 'AuditPage, label');
export const personReasonOrId = message('administration.personReasonOrId', 'Person, reason or id', 'AuditPage, label');
export const act = message('administration.act', 'Act', 'AuditPage, label');
export const loadingAuditLog = message('administration.loadingAuditLog', 'Loading the audit log', 'AuditPage, label');
export const quotedDetails = message(
  'administration.quotedDetails',
  '“{details}”',
  'AuditPage, what is known of an act',
);
export const auditLog = message('administration.auditLog', 'Audit log', 'AuditPage, label');
export const entriesCannotChangedOr = message(
  'administration.entriesCannotChangedOr',
  'Entries cannot be changed or deleted. When a person is erased, details about them are removed, but the entry stays.',
  'AuditPage, note',
);
export const changesAdministratorsMakeFor = message(
  'administration.changesAdministratorsMakeFor',
  'Changes that administrators make for others appear here.',
  'AuditPage, EmptyState',
);
export const what = message('administration.what', 'What', 'AuditPage, th');
export const reasonOrBeforeAnd = message(
  'administration.reasonOrBeforeAnd',
  'Reason, or before and after',
  'AuditPage, th',
);
export const when = message('administration.when', 'When', 'AuditPage, th');
export const rolesChanged = message('administration.rolesChanged', 'Roles changed', 'audit-words, name');
export const changedRolesOf = message(
  'administration.changedRolesOf',
  'changed the roles of <person></person>',
  'audit-words, of',
);
export const changedRoles = message('administration.changedRoles', 'changed roles', 'audit-words, alone');
export const roleGivenOnServer = message(
  'administration.roleGivenOnServer',
  'Role given on the server',
  'audit-words, name',
);
export const gaveRoleTo = message('administration.gaveRoleTo', 'gave a role to <person></person>', 'audit-words, of');
export const gaveRole = message('administration.gaveRole', 'gave a role', 'audit-words, alone');
export const teacherLetIn = message('administration.teacherLetIn', 'Teacher let in', 'audit-words, name');
export const letIn = message('administration.letIn', 'let in <person></person>', 'audit-words, of');
export const letTeacherIn = message('administration.letTeacherIn', 'let a teacher in', 'audit-words, alone');
export const lettingInTakenBack = message(
  'administration.lettingInTakenBack',
  'Letting in taken back',
  'audit-words, name',
);
export const noLongerLetsIn = message(
  'administration.noLongerLetsIn',
  'no longer lets in <person></person>',
  'audit-words, of',
);
export const tookBackTeacherLet = message(
  'administration.tookBackTeacherLet',
  'took back that a teacher is let in',
  'audit-words, alone',
);
export const deactivated = message('administration.deactivated', 'Deactivated', 'audit-words, name');
export const deactivatedSomebody = message(
  'administration.deactivatedSomebody',
  'deactivated somebody',
  'audit-words, alone',
);
export const reactivated = message('administration.reactivated', 'Reactivated', 'audit-words, name');
export const reactivatedSomebody = message(
  'administration.reactivatedSomebody',
  'reactivated somebody',
  'audit-words, alone',
);
export const twoStepSignIn = message('administration.twoStepSignIn', 'Two-step sign-in removed', 'audit-words, name');
export const removedTwoStepSign = message(
  'administration.removedTwoStepSign',
  'removed the two-step sign-in of <person></person>',
  'audit-words, of',
);
export const removedTwoStepSignIn = message(
  'administration.removedTwoStepSignIn',
  'removed two-step sign-in',
  'audit-words, alone',
);
export const enteredClassOfOthers = message(
  'administration.enteredClassOfOthers',
  'Entered a class of others',
  'audit-words, name',
);
export const calledInClass = message(
  'administration.calledInClass',
  'called in a class of <person></person>',
  'audit-words, of',
);
export const calledInClassOf = message(
  'administration.calledInClassOf',
  'called in a class of others',
  'audit-words, alone',
);
export const openedPollOfOthers = message(
  'administration.openedPollOfOthers',
  'Opened a poll of others',
  'audit-words, name',
);
export const calledInPollOf = message(
  'administration.calledInPollOf',
  'called in a poll of <person></person>',
  'audit-words, of',
);
export const calledInPollOfOthers = message(
  'administration.calledInPollOfOthers',
  'called in a poll of others',
  'audit-words, alone',
);
export const openedExerciseOfOthers = message(
  'administration.openedExerciseOfOthers',
  'Opened an exercise of others',
  'audit-words, name',
);
export const calledInExerciseOf = message(
  'administration.calledInExerciseOf',
  'called in an exercise of <person></person>',
  'audit-words, of',
);
export const calledInExerciseOfOthers = message(
  'administration.calledInExerciseOfOthers',
  'called in an exercise of others',
  'audit-words, alone',
);
export const signedInAsSomebody = message(
  'administration.signedInAsSomebody',
  'Signed in as somebody',
  'audit-words, name',
);
export const signedInAs = message('administration.signedInAs', 'signed in as <person></person>', 'audit-words, of');
export const signedInAsAnother = message(
  'administration.signedInAsAnother',
  'signed in as somebody',
  'audit-words, alone',
);
export const backToTheirOwn = message(
  'administration.backToTheirOwn',
  'Back to their own account',
  'audit-words, name',
);
export const stoppedBeingSignedIn = message(
  'administration.stoppedBeingSignedIn',
  'stopped being signed in as <person></person>',
  'audit-words, of',
);
export const wentBackToTheir = message(
  'administration.wentBackToTheir',
  'went back to their own account',
  'audit-words, alone',
);
export const actedAsSomebody = message('administration.actedAsSomebody', 'Acted as somebody', 'audit-words, name');
export const actedWhileSignedIn = message(
  'administration.actedWhileSignedIn',
  'acted while signed in as <person></person>',
  'audit-words, of',
);
export const actedAsAnother = message('administration.actedAsAnother', 'acted as somebody', 'audit-words, alone');
export const dataDownloaded = message('administration.dataDownloaded', 'Data downloaded', 'audit-words, name');
export const downloadedDataOf = message(
  'administration.downloadedDataOf',
  'downloaded the data of <person></person>',
  'audit-words, of',
);
export const downloadedData = message('administration.downloadedData', 'downloaded data', 'audit-words, alone');
export const erased = message('administration.erased', 'Erased', 'audit-words, name');
export const erasedTheirOwnAccount = message(
  'administration.erasedTheirOwnAccount',
  'erased their own account',
  'audit-words, alone',
);
export const mailSentAgain = message('administration.mailSentAgain', 'Mail sent again', 'audit-words, name');
export const sentMailAgainTo = message(
  'administration.sentMailAgainTo',
  'sent a mail again to <person></person>',
  'audit-words, of',
);
export const sentMailAgain = message('administration.sentMailAgain', 'sent a mail again', 'audit-words, alone');
export const twoStepSignInOn = message('administration.twoStepSignInOn', 'Two-step sign-in on', 'audit-words, name');
export const turnedOnTwoStep = message(
  'administration.turnedOnTwoStep',
  'turned on two-step sign-in',
  'audit-words, alone',
);
export const twoStepSignInOff = message('administration.twoStepSignInOff', 'Two-step sign-in off', 'audit-words, name');
export const turnedOffTwoStep = message(
  'administration.turnedOffTwoStep',
  'turned off two-step sign-in',
  'audit-words, alone',
);
export const recoveryCodesRenewed = message(
  'administration.recoveryCodesRenewed',
  'Recovery codes renewed',
  'audit-words, name',
);
export const renewedTheirRecoveryCodes = message(
  'administration.renewedTheirRecoveryCodes',
  'renewed their recovery codes',
  'audit-words, alone',
);
export const passkeyAdded = message('administration.passkeyAdded', 'Passkey added', 'audit-words, name');
export const addedPasskey = message('administration.addedPasskey', 'added a passkey', 'audit-words, alone');
export const passkeyRemoved = message('administration.passkeyRemoved', 'Passkey removed', 'audit-words, name');
export const removedPasskey = message('administration.removedPasskey', 'removed a passkey', 'audit-words, alone');
export const apiTokenMade = message('administration.apiTokenMade', 'API token made', 'audit-words, name');
export const madeApiToken = message('administration.madeApiToken', 'made an API token', 'audit-words, alone');
export const apiTokenEnded = message('administration.apiTokenEnded', 'API token ended', 'audit-words, name');
export const endedApiToken = message('administration.endedApiToken', 'ended an API token', 'audit-words, alone');
export const accountLinked = message('administration.accountLinked', 'Account linked', 'audit-words, name');
export const linkedAccountOfAnother = message(
  'administration.linkedAccountOfAnother',
  'linked an account of another provider',
  'audit-words, alone',
);
export const accountUnlinked = message('administration.accountUnlinked', 'Account unlinked', 'audit-words, name');
export const unlinkedAccountOfAnother = message(
  'administration.unlinkedAccountOfAnother',
  'unlinked an account of another provider',
  'audit-words, alone',
);
export const accountsMerged = message('administration.accountsMerged', 'Accounts merged', 'audit-words, name');
export const tookOverAccountOf = message(
  'administration.tookOverAccountOf',
  'took over the account of <person></person>',
  'audit-words, of',
);
export const mergedTwoAccounts = message(
  'administration.mergedTwoAccounts',
  'merged two accounts',
  'audit-words, alone',
);
export const schoolAccountsMade = message(
  'administration.schoolAccountsMade',
  'School accounts made',
  'audit-words, name',
);
export const madeAccountsForClass = message(
  'administration.madeAccountsForClass',
  'made accounts for a class',
  'audit-words, alone',
);
export const schoolAccountsRenamed = message(
  'administration.schoolAccountsRenamed',
  'School accounts renamed',
  'audit-words, name',
);
export const gaveAccountsOfClass = message(
  'administration.gaveAccountsOfClass',
  'gave accounts of a class other names',
  'audit-words, alone',
);
export const passwordGiven = message('administration.passwordGiven', 'Password given', 'audit-words, name');
export const gaveNewPasswordTo = message(
  'administration.gaveNewPasswordTo',
  'gave a new password to <person></person>',
  'audit-words, of',
);
export const gaveNewPassword = message('administration.gaveNewPassword', 'gave a new password', 'audit-words, alone');
export const accommodationSet = message('administration.accommodationSet', 'Accommodation set', 'audit-words, name');
export const gaveOtherTimesTo = message(
  'administration.gaveOtherTimesTo',
  'gave other times to <person></person>',
  'audit-words, of',
);
export const gaveSomebodyOtherTimes = message(
  'administration.gaveSomebodyOtherTimes',
  'gave somebody other times',
  'audit-words, alone',
);
export const accommodationRemoved = message(
  'administration.accommodationRemoved',
  'Accommodation removed',
  'audit-words, name',
);
export const tookBackAccommodationOf = message(
  'administration.tookBackAccommodationOf',
  'took back the accommodation of <person></person>',
  'audit-words, of',
);
export const tookAccommodationBack = message(
  'administration.tookAccommodationBack',
  'took an accommodation back',
  'audit-words, alone',
);
export const lmsRegistered = message('administration.lmsRegistered', 'LMS registered', 'audit-words, name');
export const registeredLms = message('administration.registeredLms', 'registered an LMS', 'audit-words, alone');
export const lmsRegisteredAgain = message(
  'administration.lmsRegisteredAgain',
  'LMS registered again',
  'audit-words, name',
);
export const registeredLmsAgain = message(
  'administration.registeredLmsAgain',
  'registered an LMS again',
  'audit-words, alone',
);
export const lmsChanged = message('administration.lmsChanged', 'LMS changed', 'audit-words, name');
export const changedLms = message('administration.changedLms', 'changed an LMS', 'audit-words, alone');
export const lmsSettingsChanged = message(
  'administration.lmsSettingsChanged',
  'LMS settings changed',
  'audit-words, name',
);
export const changedWhoMayRegister = message(
  'administration.changedWhoMayRegister',
  'changed who may register an LMS',
  'audit-words, alone',
);
export const lmsInvited = message('administration.lmsInvited', 'LMS invited', 'audit-words, name');
export const invitedLms = message('administration.invitedLms', 'invited an LMS', 'audit-words, alone');
export const lmsInvitationWithdrawn = message(
  'administration.lmsInvitationWithdrawn',
  'LMS invitation withdrawn',
  'audit-words, name',
);
export const withdrewInvitationOfLms = message(
  'administration.withdrewInvitationOfLms',
  'withdrew the invitation of an LMS',
  'audit-words, alone',
);
export const courseConnected = message('administration.courseConnected', 'Course connected', 'audit-words, name');
export const connectedCourseOfLms = message(
  'administration.connectedCourseOfLms',
  'connected a course of an LMS with a class',
  'audit-words, alone',
);
export const courseDisconnected = message(
  'administration.courseDisconnected',
  'Course disconnected',
  'audit-words, name',
);
export const disconnectedCourseOfLms = message(
  'administration.disconnectedCourseOfLms',
  'disconnected a course of an LMS',
  'audit-words, alone',
);
export const leadingScoresChanged = message(
  'administration.leadingScoresChanged',
  'Leading scores changed',
  'audit-words, name',
);
export const changedWhoseScoresCount = message(
  'administration.changedWhoseScoresCount',
  'changed whose scores count for a course of an LMS',
  'audit-words, alone',
);
export const retentionSet = message('administration.retentionSet', 'Retention set', 'audit-words, name');
export const setHowLongWork = message(
  'administration.setHowLongWork',
  'set how long the work of a class is kept',
  'audit-words, alone',
);
export const retentionApplied = message('administration.retentionApplied', 'Retention applied', 'audit-words, name');
export const madeLearnersOfClass = message(
  'administration.madeLearnersOfClass',
  'made the learners of a class anonymous',
  'audit-words, alone',
);
export const forPerson = message('administration.forPerson', '{alone}, for <person></person>', 'audit-words, words');
export const deactivatedPerson = message(
  'administration.deactivatedPerson',
  'deactivated <person></person>',
  'audit-words, of',
);
export const reactivatedPerson = message(
  'administration.reactivatedPerson',
  'reactivated <person></person>',
  'audit-words, of',
);
export const erasedPerson = message('administration.erasedPerson', 'erased <person></person>', 'audit-words, of');
export const administrationTitle = message(
  'administration.administrationTitle',
  'Administration',
  'AdministrationPage, AdministrationFrame, title',
);
export const users = message('administration.users', 'Users', 'AdministrationPage, tabs, label');
export const lms = message('administration.lms', 'LMS', 'AdministrationPage, tabs, label');
export const commerce = message('administration.commerce', 'Commerce', 'AdministrationPage, tabs, label');
export const reports = message('administration.reports', 'Reports', 'AdministrationPage, tabs, label');
export const pages = message('administration.pages', 'Pages', 'ListParts, ListCard, aria-label');
export const previous = message('administration.previous', 'Previous', 'ListParts, ListCard');
export const next = message('administration.next', 'Next', 'ListParts, ListCard');
export const outbox = message('administration.outbox', 'Outbox', 'AdministrationPage, name of a tab');
export const feedback = message('administration.feedback', 'Feedback', 'AdministrationPage, name of a tab');
export const failedMails = message(
  'administration.failedMails',
  'failed',
  'AdministrationPage, Counted, after a number',
);
export const openFeedback = message(
  'administration.openFeedback',
  'open',
  'AdministrationPage, Counted, after a number',
);
export const rangeOf = message(
  'administration.rangeOf',
  '{first, number}–{last, number} of {all}',
  'ListParts, ListCard',
);
export const nothingListed = message('administration.nothingListed', 'Nothing here', 'ListParts, ListCard');
export const entriesInAll = message(
  'administration.entriesInAll',
  '{count, plural, one {# entry} other {# entries}}',
  'AuditPage, number in the list',
);
export const lmsKeysReplaced = message(
  'administration.lmsKeysReplaced',
  'Keys towards LMSs replaced',
  'audit-words, name',
);
export const replacedLmsKeys = message(
  'administration.replacedLmsKeys',
  'replaced the keys with which Lemma signs towards LMSs',
  'audit-words, alone',
);
