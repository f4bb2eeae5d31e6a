import { message } from '@lemma/contracts/messages';
export const isYou = message('server.classrooms.import.isYou', 'This is you', 'preview of an import, line by line');
export const nothingChanges = message(
  'server.classrooms.import.nothingChanges',
  'Nothing changes',
  'preview of an import, line by line',
);
export const getsUserName = message(
  'server.classrooms.import.getsUserName',
  'No e-mail: gets a user name and a password',
  'preview of an import, line by line',
);
export const getsPassword = message(
  'server.classrooms.import.getsPassword',
  'Gets a password, and this user name if it is free, else one like it',
  'preview of an import, line by line',
);
export const hasAccount = message(
  'server.classrooms.import.hasAccount',
  'Has an account of your classes',
  'preview of an import, line by line',
);
export const wasHere = message(
  'server.classrooms.import.wasHere',
  'Was in the class before; their work comes back',
  'preview of an import, line by line',
);
export const wasNamed = message(
  'server.classrooms.import.wasNamed',
  'Was {before} until now',
  'preview of an import, line by line',
);
export const getsLink = message(
  'server.classrooms.import.getsLink',
  'Gets a link by e-mail{role, select, teacher {, as a teacher} assistant {, as an assistant} other {}}',
  'preview of an import, line by line',
);
export const rosterLost = message(
  'server.classrooms.import.rosterLost',
  'The roster no longer has them; their work stays',
  'preview of an import, line by line',
);
export const addressNeeded = message(
  'server.classrooms.import.addressNeeded',
  'Line {line}: to invite {role, select, teacher {a teacher} other {an assistant}}, an e-mail address is needed',
  'preview of an import, a line that is left out',
);
export const userNameUnknown = message(
  'server.classrooms.import.userNameUnknown',
  'Line {line}: no account of your classes has this user name',
  'preview of an import, a line that is left out',
);
export const userNameUnfit = message(
  'server.classrooms.import.userNameUnfit',
  'Line {line}: a user name has letters from a to z, figures, dots and hyphens',
  'preview of an import, a line that is left out',
);
export const addressIncomplete = message(
  'server.classrooms.import.addressIncomplete',
  'Line {line}: this is not a complete e-mail address',
  'preview of an import, a line that is left out',
);
export const nameUnfit = message(
  'server.classrooms.import.nameUnfit',
  'Line {line}: a name is too long, or has characters that no name has',
  'preview of an import, a line that is left out',
);
export const noName = message(
  'server.classrooms.import.noName',
  'Line {line}: no name',
  'preview of an import, a line that is left out',
);
export const noFirstName = message(
  'server.classrooms.import.noFirstName',
  'Line {line}: no first name',
  'preview of an import, a line that is left out',
);
export const noLastName = message(
  'server.classrooms.import.noLastName',
  'Line {line}: no last name',
  'preview of an import, a line that is left out',
);
export const sameAsLine = message(
  'server.classrooms.import.sameAsLine',
  'Line {line}: the same as line {earlier}',
  'preview of an import, a line that is left out',
);
export const sameAddress = message(
  'server.classrooms.import.sameAddress',
  'Line {line}: the same e-mail address as line {earlier}',
  'preview of an import, a line that is left out',
);
export const notLetIn = message(
  'server.classrooms.import.notLetIn',
  'Line {line}: you have not been let in as a teacher yet, so you cannot invite people by mail',
  'preview of an import, a line that is left out',
);
export const noInvitationsLeft = message(
  'server.classrooms.import.noInvitationsLeft',
  'Line {line}: you {left, plural, =0 {cannot invite more people today} one {can invite # person more today} other {can invite # people more today}}',
  'preview of an import, a line that is left out',
);
export const notInUsers = message(
  'server.classrooms.import.notInUsers',
  'Line {line}: users.csv does not have this person',
  'preview of an import, a line that is left out',
);
export const rosterRole = message(
  'server.classrooms.import.rosterRole',
  'Line {line}: “{role}” has no place in a class',
  'preview of an import, a line that is left out',
);
export const beginsLater = message(
  'server.classrooms.import.beginsLater',
  'Line {line}: the enrolment begins on {day}',
  'preview of an import, a line that is left out',
);
