/** One or two capital letters for a person: of first and last name, as far as there are any. */
export function initialsOf(person: { readonly firstName: string; readonly lastName: string }): string {
  const letters = [person.firstName, person.lastName].map((name) => /\S/u.exec(name)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
