import { emailAddress, personName, type ImportField, type ImportLine } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from './messages.ts';
import { splitName } from './readers/columns.ts';
import type { Table, TableRow } from './readers/table.ts';

export type Person = Pick<
  ImportLine,
  'number' | 'firstName' | 'lastName' | 'email' | 'userName' | 'sourcedId' | 'role'
>;
/** Set when it is decided before anybody is looked up. */
export type ReadPerson = Person & { readonly problem?: Said };

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

function problemOf(person: Person): Said | undefined {
  const { number: line, firstName, lastName, email, userName } = person;
  if (email !== '' && !emailAddress.safeParse(email).success) return said(m.addressIncomplete, { line });
  const isUnfit = [firstName, lastName].some((name) => name !== '' && !personName.safeParse(name).success);
  if (isUnfit) return said(m.nameUnfit, { line });
  if (email !== '' || userName !== '') return undefined;
  if (firstName === '' && lastName === '') return said(m.noName, { line });
  if (firstName === '') return said(m.noFirstName, { line });
  return lastName === '' ? said(m.noLastName, { line }) : undefined;
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
    if (earlier !== undefined) return { ...person, problem: said(m.sameAsLine, { line: person.number, earlier }) };
    seen.set(identity, person.number);
    return person;
  });
}
