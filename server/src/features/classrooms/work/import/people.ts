import { emailAddress, personName, type ImportField, type ImportLine } from '@lemma/contracts';
import { splitName } from './readers/columns.ts';
import type { Table, TableRow } from './readers/table.ts';

export type Person = Pick<
  ImportLine,
  'number' | 'firstName' | 'lastName' | 'email' | 'userName' | 'sourcedId' | 'role'
>;
/** Set when it is decided before anybody is looked up. */
export type ReadPerson = Person & { readonly problem?: string };

/** Returns the people of a list, each of them once. */
export const peopleOf = (table: Table): ReadPerson[] => withoutDoubles(table.rows.map((row) => readPerson(row, table)));

function readPerson({ number, cells, roster }: TableRow, { columns }: Table): ReadPerson {
  const cellOf = (field: ImportField) =>
    columns
      .flatMap((column, index) => (column.field === field ? [cells[index] ?? ''] : []))
      .filter((cell) => cell !== '')
      .join(' ');
  const whole = splitName(cellOf('name'));
  const person = {
    number,
    firstName: cellOf('firstName') || whole.firstName,
    lastName: cellOf('lastName') || whole.lastName,
    email: cellOf('email').toLowerCase(),
    userName: cellOf('userName').toLowerCase(),
    sourcedId: roster?.sourcedId ?? '',
    role: roster?.role ?? 'learner',
  };
  const problem = roster?.problem ?? problemOf(person);
  return problem === undefined ? person : { ...person, problem };
}

function problemOf(person: Person): string | undefined {
  const { firstName, lastName, email, userName } = person;
  if (email !== '' && !emailAddress.safeParse(email).success) return 'this is not a complete e-mail address';
  const unfit = [firstName, lastName].flatMap((name) => (name === '' ? [] : (personName.safeParse(name).error ?? [])));
  const message = unfit[0]?.issues[0]?.message;
  if (message !== undefined) return `a name does not fit. ${message}`;
  if (email !== '' || userName !== '') return undefined;
  if (firstName === '' && lastName === '') return 'no name';
  if (firstName === '') return 'no first name';
  return lastName === '' ? 'no last name' : undefined;
}

/** A name as it is compared with others. */
export const keyOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  JSON.stringify([firstName, lastName].map((name) => name.normalize('NFC').toLocaleLowerCase('en')));

/** Whom a line is about: by the id of a roster, by user name, by address, or else by name. */
function identityOf(person: Person): string {
  if (person.sourcedId !== '') return `s ${person.sourcedId}`;
  if (person.userName !== '') return `u ${person.userName}`;
  return person.email === '' ? `n ${keyOf(person)}` : `e ${person.email}`;
}

function withoutDoubles(people: readonly ReadPerson[]): ReadPerson[] {
  const seen = new Map<string, number>();
  return people.map((person) => {
    const identity = identityOf(person);
    const earlier = seen.get(identity);
    if (person.problem !== undefined) return person;
    if (earlier !== undefined) return { ...person, problem: `the same as line ${earlier}` };
    seen.set(identity, person.number);
    return person;
  });
}
