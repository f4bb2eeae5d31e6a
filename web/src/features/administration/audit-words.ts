/** Acts of the audit log as sentences begin: who, then this, then whom it is about. */
const sentences: Readonly<Record<string, string>> = {
  'set-roles': 'changed the roles of',
  'grant-role': 'gave a role to',
  'deactivate-user': 'deactivated',
  'reactivate-user': 'reactivated',
  'remove-second-factors': 'removed the two-step sign-in of',
  'sign-in-as': 'signed in as',
  'stop-sign-in-as': 'stopped being signed in as',
  'call-as': 'acted while signed in as',
  'export-user-data': 'downloaded the data of',
  'erase-user': 'erased',
  'retry-mail': 'sent a mail again to',
};

const names: Readonly<Record<string, string>> = {
  'set-roles': 'Roles changed',
  'grant-role': 'Role given on the server',
  'deactivate-user': 'Deactivated',
  'reactivate-user': 'Reactivated',
  'remove-second-factors': 'Two-step sign-in removed',
  'sign-in-as': 'Signed in as somebody',
  'stop-sign-in-as': 'Back to their own account',
  'call-as': 'Acted as somebody',
  'export-user-data': 'Data downloaded',
  'erase-user': 'Erased',
  'retry-mail': 'Mail sent again',
};

const fromName = (act: string): string => act.replaceAll('-', ' ');

/** The name of an act, for the filter; of acts without one their own words. */
export function actName(act: string): string {
  const words = fromName(act);
  return names[act] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands between the actor and the subject of an entry. */
export function actWords(act: string, hasSubject: boolean): string {
  const words = sentences[act];
  if (words === undefined) return hasSubject ? `${fromName(act)}:` : fromName(act);
  return hasSubject ? words : words.replace(/ (?:of|to|as)$/, '');
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
