import { message } from '@lemma/contracts/messages';

export const firstName = message('people.nameFields.firstName', 'First name', 'NameFields, label');
export const lastName = message('people.nameFields.lastName', 'Last name', 'NameFields, label');
