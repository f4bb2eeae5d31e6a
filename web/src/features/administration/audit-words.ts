import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface ActWords {
  /** For the filter. */
  readonly name: string;
  /** Joins the actor and the person concerned; goes at the end when there is no other person. */
  readonly of?: string;
  readonly alone: string;
}

const words: Readonly<Record<string, ActWords>> = {
  'set-roles': { name: t(m.rolesChanged), of: t(m.changedRolesOf), alone: t(m.changedRoles) },
  'grant-role': { name: t(m.roleGivenOnServer), of: t(m.gaveRoleTo), alone: t(m.gaveRole) },
  'let-teacher-in': { name: t(m.teacherLetIn), of: t(m.letIn), alone: t(m.letTeacherIn) },
  'stop-letting-in': {
    name: t(m.lettingInTakenBack),
    of: t(m.noLongerLetsIn),
    alone: t(m.tookBackTeacherLet),
  },
  'deactivate-user': { name: t(m.deactivated), of: 'deactivated', alone: t(m.deactivatedSomebody) },
  'reactivate-user': { name: t(m.reactivated), of: 'reactivated', alone: t(m.reactivatedSomebody) },
  'remove-second-factors': {
    name: t(m.twoStepSignIn),
    of: t(m.removedTwoStepSign),
    alone: t(m.removedTwoStepSignIn),
  },
  'enter-class': { name: t(m.enteredClassOfOthers), of: t(m.calledInClass), alone: t(m.calledInClassOf) },
  'enter-poll': { name: t(m.openedPollOfOthers), of: t(m.calledInPollOf), alone: t(m.calledInPollOfOthers) },
  'enter-exercise': {
    name: t(m.openedExerciseOfOthers),
    of: t(m.calledInExerciseOf),
    alone: t(m.calledInExerciseOfOthers),
  },
  'sign-in-as': { name: t(m.signedInAsSomebody), of: t(m.signedInAs), alone: t(m.signedInAsSomebody2) },
  'stop-sign-in-as': {
    name: t(m.backToTheirOwn),
    of: t(m.stoppedBeingSignedIn),
    alone: t(m.wentBackToTheir),
  },
  'call-as': { name: t(m.actedAsSomebody), of: t(m.actedWhileSignedIn), alone: t(m.actedAsSomebody2) },
  'export-user-data': { name: t(m.dataDownloaded), of: t(m.downloadedDataOf), alone: t(m.downloadedData) },
  'erase-user': { name: t(m.erased), of: 'erased', alone: t(m.erasedTheirOwnAccount) },
  'retry-mail': { name: t(m.mailSentAgain), of: t(m.sentMailAgainTo), alone: t(m.sentMailAgain) },
  'turn-on-authenticator': { name: t(m.twoStepSignInOn), alone: t(m.turnedOnTwoStep) },
  'turn-off-authenticator': { name: t(m.twoStepSignInOff), alone: t(m.turnedOffTwoStep) },
  'renew-recovery-codes': { name: t(m.recoveryCodesRenewed), alone: t(m.renewedTheirRecoveryCodes) },
  'add-passkey': { name: t(m.passkeyAdded), alone: t(m.addedPasskey) },
  'remove-passkey': { name: t(m.passkeyRemoved), alone: t(m.removedPasskey) },
  'make-api-token': { name: t(m.apiTokenMade), alone: t(m.madeApiToken) },
  'end-api-token': { name: t(m.apiTokenEnded), alone: t(m.endedApiToken) },
  'link-account': { name: t(m.accountLinked), alone: t(m.linkedAccountOfAnother) },
  'unlink-account': { name: t(m.accountUnlinked), alone: t(m.unlinkedAccountOfAnother) },
  'merge-accounts': { name: t(m.accountsMerged), of: t(m.tookOverAccountOf), alone: t(m.mergedTwoAccounts) },
  'make-school-accounts': { name: t(m.schoolAccountsMade), alone: t(m.madeAccountsForClass) },
  'rename-school-accounts': { name: t(m.schoolAccountsRenamed), alone: t(m.gaveAccountsOfClass) },
  'reset-school-password': { name: t(m.passwordGiven), of: t(m.gaveNewPasswordTo), alone: t(m.gaveNewPassword) },
  'set-accommodation': { name: t(m.accommodationSet), of: t(m.gaveOtherTimesTo), alone: t(m.gaveSomebodyOtherTimes) },
  'remove-accommodation': {
    name: t(m.accommodationRemoved),
    of: t(m.tookBackAccommodationOf),
    alone: t(m.tookAccommodationBack),
  },
  'register-lms': { name: t(m.lmsRegistered), alone: t(m.registeredLms) },
  'register-lms-again': { name: t(m.lmsRegisteredAgain), alone: t(m.registeredLmsAgain) },
  'change-lms': { name: t(m.lmsChanged), alone: t(m.changedLms) },
  'change-lms-settings': { name: t(m.lmsSettingsChanged), alone: t(m.changedWhoMayRegister) },
  'invite-lms': { name: t(m.lmsInvited), alone: t(m.invitedLms) },
  'withdraw-lms-invitation': { name: t(m.lmsInvitationWithdrawn), alone: t(m.withdrewInvitationOfLms) },
  'connect-course': { name: t(m.courseConnected), alone: t(m.connectedCourseOfLms) },
  'disconnect-course': { name: t(m.courseDisconnected), alone: t(m.disconnectedCourseOfLms) },
  'set-course-leader': { name: t(m.leadingScoresChanged), alone: t(m.changedWhoseScoresCount) },
  'set-retention': { name: t(m.retentionSet), alone: t(m.setHowLongWork) },
  'apply-retention': { name: t(m.retentionApplied), alone: t(m.madeLearnersOfClass) },
};

/** The name of an act, for the filter; of acts without one their own words. */
export function actName(act: string): string {
  const plain = act.replaceAll('-', ' ');
  return words[act]?.name ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * Returns the words that follow the actor in an entry's sentence, and whether the person concerned comes after them.
 */
export function sentenceOf(entry: {
  readonly act: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
}): {
  readonly words: string;
  readonly namesSubject: boolean;
} {
  const isAboutOther = entry.subjectId !== null && entry.subjectId !== entry.actorId;
  const known = words[entry.act];
  const plain = entry.act.replaceAll('-', ' ');
  if (known === undefined) return { words: isAboutOther ? `${plain}:` : plain, namesSubject: isAboutOther };
  if (!isAboutOther) return { words: known.alone, namesSubject: false };
  return { words: known.of ?? t(m.forLabel, { alone: known.alone }), namesSubject: true };
}

/** Method and name of a call in plain words: `POST joinClassroom` becomes `join classroom`. */
export function callWords(details: string): string {
  const name = details.split(' ').at(-1) ?? '';
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

/** Before and after, where the details tell both. */
export function changeOf(details: string): { readonly before: string; readonly after: string } | undefined {
  const parts = details.split(' → ');
  const [before, after] = parts;
  return parts.length === 2 && before !== undefined && after !== undefined ? { before, after } : undefined;
}
