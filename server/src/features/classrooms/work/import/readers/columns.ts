import type { ImportField, importSeparators } from '@lemma/contracts';

/** Words in the head lines of school lists, without accents, spaces and dashes. */
const heads: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'vorname',
    'rufname',
    'prenom',
    'nombre',
    'nome',
    'voornaam',
    'imie',
    'fornavn',
    'fornamn',
    'jmeno',
  ],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'nachname',
    'familienname',
    'zuname',
    'nom',
    'nomdefamille',
    'apellido',
    'apellidos',
    'cognome',
    'achternaam',
    'nazwisko',
    'efternavn',
    'efternamn',
    'prijmeni',
  ],
  name: ['name', 'fullname', 'student', 'learner', 'pupil', 'schuler', 'schulerin', 'eleve', 'nomcomplet', 'alumno'],
  email: [
    'email',
    'mail',
    'emailaddress',
    'mailaddress',
    'emailadresse',
    'mailadresse',
    'courriel',
    'adresseemail',
    'correo',
    'correoelectronico',
  ],
  userName: ['username', 'user', 'login', 'loginname', 'benutzername', 'benutzer', 'identifiant', 'usuario'],
};

const byHead = new Map(
  Object.entries(heads).flatMap(([field, words]) => words.map((word) => [word, field as ImportField])),
);

/** Returns the field of a column by its head; null for an unknown head. */
export function fieldOf(head: string): ImportField | null {
  const word = head
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
  return byHead.get(word) ?? null;
}

type Rows = readonly (readonly string[])[];

const holds = (rows: Rows, column: number, pattern: RegExp): boolean => {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length > cells.length / 2;
};

/**
 * Guesses the columns of a list without a head line from their contents: addresses, then names. `Novak, Mila` has
 * the last name first.
 */
export function guessFields(rows: Rows, separator: (typeof importSeparators)[number]): (ImportField | null)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const fields = Array.from({ length: width }, (_, column): ImportField | null =>
    holds(rows, column, /^\S+@\S+$/) ? 'email' : null,
  );
  const names = fields.flatMap((field, column) =>
    field === null && holds(rows, column, /^\s*[\p{L}]/u) ? [column] : [],
  );
  const [first, second] = names;
  if (first === undefined) return fields;
  if (second === undefined) {
    fields[first] = 'name';
    return fields;
  }
  const isLastFirst = separator === 'comma' && rows.every((row) => /^(?:\s|$)/.test(row[second] ?? ''));
  fields[first] = isLastFirst ? 'lastName' : 'firstName';
  fields[second] = isLastFirst ? 'firstName' : 'lastName';
  return fields;
}

/** `Mila Novak`, or `Novak, Mila` as school lists have it. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  if (first !== undefined && first !== '') return { firstName: first, lastName: last };
  const words = last.split(' ');
  if (words.length === 1) return { firstName: last, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
