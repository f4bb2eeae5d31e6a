import type { Message } from '@lemma/contracts/messages';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A message with the place of a person in it. */
type AboutPerson = Message<`${string}<person></person>${string}`>;

interface ActWords {
  /** For the filter. */
  readonly name: string;
  /** Follows the actor, and names the person concerned. */
  readonly of?: AboutPerson;
  /** Follows the actor when there is no other person. */
  readonly alone: string;
}

const words: Readonly<Record<string, ActWords>> = {
  'set-roles': { name: t(m.rolesChanged), of: m.changedRolesOf, alone: t(m.changedRoles) },
  'grant-role': { name: t(m.roleGivenOnServer), of: m.gaveRoleTo, alone: t(m.gaveRole) },
  'let-teacher-in': { name: t(m.teacherLetIn), of: m.letIn, alone: t(m.letTeacherIn) },
  'stop-letting-in': {
    name: t(m.lettingInTakenBack),
    of: m.noLongerLetsIn,
    alone: t(m.tookBackTeacherLet),
  },
  'deactivate-user': { name: t(m.deactivated), of: m.deactivatedPerson, alone: t(m.deactivatedSomebody) },
  'reactivate-user': { name: t(m.reactivated), of: m.reactivatedPerson, alone: t(m.reactivatedSomebody) },
  'remove-second-factors': {
    name: t(m.twoStepSignIn),
    of: m.removedTwoStepSign,
    alone: t(m.removedTwoStepSignIn),
  },
  'enter-class': { name: t(m.enteredClassOfOthers), of: m.calledInClass, alone: t(m.calledInClassOf) },
  'enter-poll': { name: t(m.openedPollOfOthers), of: m.calledInPollOf, alone: t(m.calledInPollOfOthers) },
  'enter-exercise': {
    name: t(m.openedExerciseOfOthers),
    of: m.calledInExerciseOf,
    alone: t(m.calledInExerciseOfOthers),
  },
  'sign-in-as': { name: t(m.signedInAsSomebody), of: m.signedInAs, alone: t(m.signedInAsAnother) },
  'stop-sign-in-as': {
    name: t(m.backToTheirOwn),
    of: m.stoppedBeingSignedIn,
    alone: t(m.wentBackToTheir),
  },
  'call-as': { name: t(m.actedAsSomebody), of: m.actedWhileSignedIn, alone: t(m.actedAsAnother) },
  'export-user-data': { name: t(m.dataDownloaded), of: m.downloadedDataOf, alone: t(m.downloadedData) },
  'erase-user': { name: t(m.erased), of: m.erasedPerson, alone: t(m.erasedTheirOwnAccount) },
  'retry-mail': { name: t(m.mailSentAgain), of: m.sentMailAgainTo, alone: t(m.sentMailAgain) },
  'turn-on-authenticator': { name: t(m.twoStepSignInOn), alone: t(m.turnedOnTwoStep) },
  'turn-off-authenticator': { name: t(m.twoStepSignInOff), alone: t(m.turnedOffTwoStep) },
  'renew-recovery-codes': { name: t(m.recoveryCodesRenewed), alone: t(m.renewedTheirRecoveryCodes) },
  'add-passkey': { name: t(m.passkeyAdded), alone: t(m.addedPasskey) },
  'remove-passkey': { name: t(m.passkeyRemoved), alone: t(m.removedPasskey) },
  'make-api-token': { name: t(m.apiTokenMade), alone: t(m.madeApiToken) },
  'end-api-token': { name: t(m.apiTokenEnded), alone: t(m.endedApiToken) },
  'link-account': { name: t(m.accountLinked), alone: t(m.linkedAccountOfAnother) },
  'unlink-account': { name: t(m.accountUnlinked), alone: t(m.unlinkedAccountOfAnother) },
  'merge-accounts': { name: t(m.accountsMerged), of: m.tookOverAccountOf, alone: t(m.mergedTwoAccounts) },
  'make-school-accounts': { name: t(m.schoolAccountsMade), alone: t(m.madeAccountsForClass) },
  'rename-school-accounts': { name: t(m.schoolAccountsRenamed), alone: t(m.gaveAccountsOfClass) },
  'reset-school-password': { name: t(m.passwordGiven), of: m.gaveNewPasswordTo, alone: t(m.gaveNewPassword) },
  'set-accommodation': { name: t(m.accommodationSet), of: m.gaveOtherTimesTo, alone: t(m.gaveSomebodyOtherTimes) },
  'remove-accommodation': {
    name: t(m.accommodationRemoved),
    of: m.tookBackAccommodationOf,
    alone: t(m.tookAccommodationBack),
  },
  'register-lms': { name: t(m.lmsRegistered), alone: t(m.registeredLms) },
  'register-lms-again': { name: t(m.lmsRegisteredAgain), alone: t(m.registeredLmsAgain) },
  'change-lms': { name: t(m.lmsChanged), alone: t(m.changedLms) },
  'change-lms-settings': { name: t(m.lmsSettingsChanged), alone: t(m.changedWhoMayRegister) },
  'replace-lms-keys': { name: t(m.lmsKeysReplaced), alone: t(m.replacedLmsKeys) },
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

interface Predicate {
  /** Without the person concerned. */
  readonly alone: string;
  readonly namesSubject: boolean;
  /** With the person concerned; where there is none, the person is named after `alone`. */
  readonly of?: AboutPerson;
}

/** Returns what an entry says of its actor, and whether it names the person concerned. */
export function predicateOf(entry: {
  readonly act: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
}): Predicate {
  const namesSubject = entry.subjectId !== null && entry.subjectId !== entry.actorId;
  const known = words[entry.act];
  return { alone: entry.act.replaceAll('-', ' '), ...known, namesSubject };
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
