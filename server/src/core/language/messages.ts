import { message } from '@lemma/contracts/messages';

/* Sentences of the server that are stored in English beside those of the engine, and read in the reader's language. */
export const partNoLongerCounts = message(
  'server.stored.partNoLongerCounts',
  'This part no longer counts.',
  'feedback on an answer, and why it is marked as it is now, after a regrade that drops its part',
);
export const notPublic = message(
  'server.stored.notPublic',
  '{host} is not a public address',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const mustNotBeAsked = message(
  'server.stored.mustNotBeAsked',
  '{host} must not be asked',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const answersTooMuch = message(
  'server.stored.answersTooMuch',
  '{host} answers too much',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const didNotAnswer = message(
  'server.stored.didNotAnswer',
  '{host} did not answer',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const unknownStatus = message(
  'server.stored.unknownStatus',
  '{host} answers with a status that is not one: {status}',
  'what an LMS did when Lemma asked it, for teachers and administrators; a status of HTTP such as 999',
);
export const sendsOn = message(
  'server.stored.sendsOn',
  '{host} sends on to another address, which is not followed',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const keySetAnswers = message(
  'server.stored.keySetAnswers',
  'the key set answers {status}',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const noAccess = message(
  'server.stored.noAccess',
  'The LMS gave no access ({status}): {fault}',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const onAnotherHost = message(
  'server.stored.onAnotherHost',
  'The next page is on another host.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const tooManyPages = message(
  'server.stored.tooManyPages',
  'The LMS sends a list of more than {number} pages.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const notAnAddress = message(
  'server.stored.notAnAddress',
  '{address} is not an address.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const notOfThisLms = message(
  'server.stored.notOfThisLms',
  '{host} is not one of the addresses of this LMS.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const answered = message(
  'server.stored.answered',
  'The LMS answered {status}.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const unreadableAnswer = message(
  'server.stored.unreadableAnswer',
  'The LMS answered something that cannot be read.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const answerWas = message(
  'server.stored.answerWas',
  'The answer was {status}.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const newerGrade = message(
  'server.stored.newerGrade',
  'The LMS has a newer grade.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const noColumn = message(
  'server.stored.noColumn',
  'The LMS lets Lemma make no column for this link.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const noScores = message(
  'server.stored.noScores',
  'The LMS does not let Lemma send scores from this course.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const noLongerConnected = message(
  'server.stored.noLongerConnected',
  'The course is no longer connected with this class.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const accessNotAccepted = message(
  'server.stored.accessNotAccepted',
  'The LMS does not accept Lemma’s access: {sentence}',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const mayNotWrite = message(
  'server.stored.mayNotWrite',
  'The LMS does not let Lemma write scores here: {sentence}',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const notForThisLearner = message(
  'server.stored.notForThisLearner',
  'The LMS does not take a score for this learner: {sentence}',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const lmsLeads = message(
  'server.stored.lmsLeads',
  'The grade was changed in the LMS, and the LMS leads in this course.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const noRoster = message(
  'server.stored.noRoster',
  'The LMS does not show its list of people.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const publishesKeys = message(
  'server.stored.publishesKeys',
  '{host} publishes {count, plural, one {# key} other {# keys}}.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const publishesNoKeys = message(
  'server.stored.publishesNoKeys',
  '{host} publishes no keys that can be used ({status}).',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const givesAccess = message(
  'server.stored.givesAccess',
  '{host} gives access.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const tooManyPeople = message(
  'server.stored.tooManyPeople',
  'The LMS lists more than {number} people in this course.',
  'what an LMS did when Lemma asked it, for teachers and administrators',
);
export const reservedDomain = message(
  'server.stored.reservedDomain',
  'The domain of this address is reserved for examples; mails to it are not sent.',
  'why a mail was not sent, for administrators',
);
export const auditInClass = message('server.stored.audit.inClass', 'class {id}', 'details of an act in the audit log');
export const auditOfClass = message(
  'server.stored.audit.ofClass',
  'class {id}: {sentence}',
  'details of an act in the audit log',
);
export const auditCountInClass = message(
  'server.stored.audit.countInClass',
  '{count} in class {id}',
  'details of an act in the audit log',
);
export const auditNamesInClass = message(
  'server.stored.audit.namesInClass',
  '{count} in class {id}: {names}',
  'details of an act in the audit log',
);
export const auditAccommodation = message(
  'server.stored.audit.accommodation',
  'time × {factor} + {extra} min, due {shift} min later, {more} more attempts',
  'details of an act in the audit log',
);
export const auditAccommodationUntil = message(
  'server.stored.audit.accommodationUntil',
  'time × {factor} + {extra} min, due {shift} min later until {moment}, {more} more attempts',
  'details of an act in the audit log',
);
export const auditKeptForever = message(
  'server.stored.audit.keptForever',
  'class {id}: learners’ names are kept for as long as the class is',
  'details of an act in the audit log',
);
export const auditKeptMonths = message(
  'server.stored.audit.keptMonths',
  'class {id}: learners’ names are kept {number} months after archiving',
  'details of an act in the audit log',
);
export const auditAnonymous = message(
  'server.stored.audit.anonymous',
  'class {id}: {count} learners are anonymous from now on',
  'details of an act in the audit log',
);
export const auditErasedAgain = message(
  'server.stored.audit.erasedAgain',
  'again, after a backup was restored',
  'details of an act in the audit log',
);
export const auditTeacherInLms = message(
  'server.stored.audit.teacherInLms',
  'teacher in an LMS whose teachers may write',
  'details of an act in the audit log',
);
export const auditClassFree = message(
  'server.stored.audit.classFree',
  '{id} free',
  'details of an act in the audit log',
);
export const auditClassPaid = message(
  'server.stored.audit.classPaid',
  '{id} {item} paid by learners',
  'details of an act in the audit log',
);
export const auditLmsChanged = message(
  'server.stored.audit.lmsChanged',
  '{lms}, {field, select, name {name} login {login address} token {token address} keys {address of the keys} origins {frame origins} state {state} accounts {makes accounts} other {teachers may write}}: {before} → {after}',
  'details of an act in the audit log',
);
export const auditInstallationOn = message(
  'server.stored.audit.installationOn',
  '{lms}, installation {installation}: on',
  'details of an act in the audit log',
);
export const auditInstallationChanged = message(
  'server.stored.audit.installationChanged',
  '{lms}, installation {installation}: {before} → {after}',
  'details of an act in the audit log',
);
export const auditAnyLms = message(
  'server.stored.audit.anyLms',
  'any LMS may ask to be registered',
  'details of an act in the audit log',
);
export const auditInvitedLms = message(
  'server.stored.audit.invitedLms',
  'an LMS needs an invitation',
  'details of an act in the audit log',
);
export const auditToken = message(
  'server.stored.audit.token',
  '{name}: {scopes}, until {day}',
  'details of an act in the audit log',
);
export const auditRecords = message(
  'server.stored.audit.records',
  '{learners} learners’ records opened and {classes} classes downloaded in an hour',
  'details of an act in the audit log',
);
