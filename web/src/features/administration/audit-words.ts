interface ActWords {
  /** For the filter. */
  readonly name: string;
  /** Joins the actor and the person concerned; goes at the end when there is no other person. */
  readonly of?: string;
  readonly alone: string;
}

const words: Readonly<Record<string, ActWords>> = {
  'set-roles': { name: 'Roles changed', of: 'changed the roles of', alone: 'changed roles' },
  'grant-role': { name: 'Role given on the server', of: 'gave a role to', alone: 'gave a role' },
  'let-teacher-in': { name: 'Teacher let in', of: 'let in', alone: 'let a teacher in' },
  'stop-letting-in': {
    name: 'Letting in taken back',
    of: 'no longer lets in',
    alone: 'took back that a teacher is let in',
  },
  'deactivate-user': { name: 'Deactivated', of: 'deactivated', alone: 'deactivated somebody' },
  'reactivate-user': { name: 'Reactivated', of: 'reactivated', alone: 'reactivated somebody' },
  'remove-second-factors': {
    name: 'Two-step sign-in removed',
    of: 'removed the two-step sign-in of',
    alone: 'removed two-step sign-in',
  },
  'enter-class': { name: 'Entered a class of others', of: 'called in a class', alone: 'called in a class of others' },
  'enter-poll': { name: 'Opened a poll of others', of: 'called in a poll of', alone: 'called in a poll of others' },
  'enter-exercise': {
    name: 'Opened an exercise of others',
    of: 'called in an exercise of',
    alone: 'called in an exercise of others',
  },
  'sign-in-as': { name: 'Signed in as somebody', of: 'signed in as', alone: 'signed in as somebody' },
  'stop-sign-in-as': {
    name: 'Back to their own account',
    of: 'stopped being signed in as',
    alone: 'went back to their own account',
  },
  'call-as': { name: 'Acted as somebody', of: 'acted while signed in as', alone: 'acted as somebody' },
  'export-user-data': { name: 'Data downloaded', of: 'downloaded the data of', alone: 'downloaded data' },
  'erase-user': { name: 'Erased', of: 'erased', alone: 'erased their own account' },
  'retry-mail': { name: 'Mail sent again', of: 'sent a mail again to', alone: 'sent a mail again' },
  'turn-on-authenticator': { name: 'Two-step sign-in on', alone: 'turned on two-step sign-in' },
  'turn-off-authenticator': { name: 'Two-step sign-in off', alone: 'turned off two-step sign-in' },
  'renew-recovery-codes': { name: 'Recovery codes renewed', alone: 'renewed their recovery codes' },
  'add-passkey': { name: 'Passkey added', alone: 'added a passkey' },
  'remove-passkey': { name: 'Passkey removed', alone: 'removed a passkey' },
  'make-api-token': { name: 'API token made', alone: 'made an API token' },
  'end-api-token': { name: 'API token ended', alone: 'ended an API token' },
  'link-account': { name: 'Account linked', alone: 'linked an account of another provider' },
  'unlink-account': { name: 'Account unlinked', alone: 'unlinked an account of another provider' },
  'merge-accounts': { name: 'Accounts merged', of: 'took over the account of', alone: 'merged two accounts' },
  'make-school-accounts': { name: 'School accounts made', alone: 'made accounts for a class' },
  'rename-school-accounts': { name: 'School accounts renamed', alone: 'gave accounts of a class other names' },
  'reset-school-password': { name: 'Password given', of: 'gave a new password to', alone: 'gave a new password' },
  'set-accommodation': { name: 'Accommodation set', of: 'gave other times to', alone: 'gave somebody other times' },
  'remove-accommodation': {
    name: 'Accommodation removed',
    of: 'took back the accommodation of',
    alone: 'took an accommodation back',
  },
  'register-lms': { name: 'LMS registered', alone: 'registered an LMS' },
  'register-lms-again': { name: 'LMS registered again', alone: 'registered an LMS again' },
  'change-lms': { name: 'LMS changed', alone: 'changed an LMS' },
  'change-lms-settings': { name: 'LMS settings changed', alone: 'changed who may register an LMS' },
  'invite-lms': { name: 'LMS invited', alone: 'invited an LMS' },
  'withdraw-lms-invitation': { name: 'LMS invitation withdrawn', alone: 'withdrew the invitation of an LMS' },
  'connect-course': { name: 'Course connected', alone: 'connected a course of an LMS with a class' },
  'disconnect-course': { name: 'Course disconnected', alone: 'disconnected a course of an LMS' },
  'set-course-leader': { name: 'Leading scores changed', alone: 'changed whose scores count for a course of an LMS' },
  'set-retention': { name: 'Retention set', alone: 'set how long the work of a class is kept' },
  'apply-retention': { name: 'Retention applied', alone: 'made the learners of a class anonymous' },
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
  return { words: known.of ?? `${known.alone}, for`, namesSubject: true };
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
