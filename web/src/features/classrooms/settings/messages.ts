import { message } from '@lemma/contracts/messages';

export const noOneWaiting = message('classrooms.settings.noOneWaiting', 'No one is waiting', 'JoiningSettings');
export const areWaiting = message(
  'classrooms.settings.areWaiting',
  '{waitingCount, plural, one {# is} other {# are}} waiting',
  'JoiningSettings',
);
export const anyoneWithCodeMay = message(
  'classrooms.settings.anyoneWithCodeMay',
  'Anyone with the code may join',
  'JoiningSettings, label',
);
export const offCodeLinkAnd = message(
  'classrooms.settings.offCodeLinkAnd',
  'Off: code, link and QR code let no one in. Members stay.',
  'JoiningSettings, about',
);
export const joiningOpen = message('classrooms.settings.joiningOpen', 'Joining is open.', 'JoiningSettings');
export const joiningClosed = message('classrooms.settings.joiningClosed', 'Joining is closed.', 'JoiningSettings');
export const iApproveEachNew = message(
  'classrooms.settings.iApproveEachNew',
  'I approve each new learner',
  'JoiningSettings, label',
);
export const switchedOffTheyLet = message(
  'classrooms.settings.switchedOffTheyLet',
  '{waiting}. Switched off, they are let in.',
  'JoiningSettings, about',
);
export const peopleWhoJoinWait = message(
  'classrooms.settings.peopleWhoJoinWait',
  'People who join wait until you let them in.',
  'JoiningSettings, about',
);
export const newLearnersWaitFor = message(
  'classrooms.settings.newLearnersWaitFor',
  'New learners wait for you.',
  'JoiningSettings',
);
export const newLearnersJoinImmediately = message(
  'classrooms.settings.newLearnersJoinImmediately',
  'New learners join immediately.',
  'JoiningSettings',
);
export const learnersWithoutAccountMay = message(
  'classrooms.settings.learnersWithoutAccountMay',
  'Learners without an account may join',
  'JoiningSettings, label',
);
export const theyGiveTheirName = message(
  'classrooms.settings.theyGiveTheirName',
  'They give their name and can add an account later.',
  'JoiningSettings, about',
);
export const nameEnoughToJoin = message(
  'classrooms.settings.nameEnoughToJoin',
  'A name is enough to join.',
  'JoiningSettings',
);
export const joiningNeedsAccount = message(
  'classrooms.settings.joiningNeedsAccount',
  'Joining needs an account.',
  'JoiningSettings',
);
export const onlyTeachers = message(
  'classrooms.settings.onlyTeachers',
  'Only teachers of the class see its settings.',
  'ClassroomSettingsPage, title',
);
export const nameAndDates = message(
  'classrooms.settings.nameAndDates',
  'Name and dates',
  'ClassroomSettingsPage, title',
);
export const readOnlyAfter = message(
  'classrooms.settings.readOnlyAfter',
  'After the last day the class is read only. Nothing is lost.',
  'ClassroomSettingsPage, about',
);
export const joinCode = message('classrooms.settings.joinCode', 'Join code', 'ClassroomSettingsPage, title');
export const newCodeMeans = message(
  'classrooms.settings.newCodeMeans',
  'A new code removes no members. The old one stops working immediately.',
  'ClassroomSettingsPage, about',
);
export const numbers = message('classrooms.settings.numbers', 'Numbers', 'ClassroomSettingsPage, title');
export const numbersMean = message(
  'classrooms.settings.numbersMean',
  'A decimal point or a decimal comma: for questions, answers and worksheets of the class.',
  'ClassroomSettingsPage, about',
);
export const newTasks = message('classrooms.settings.newTasks', 'New tasks', 'ClassroomSettingsPage, title');
export const newTasksMean = message(
  'classrooms.settings.newTasksMean',
  'What a new task begins with. You can change it in each task.',
  'ClassroomSettingsPage, about',
);
export const copyHead = message('classrooms.settings.copyHead', 'Copy', 'ClassroomSettingsPage, title');
export const copyMeans = message(
  'classrooms.settings.copyMeans',
  'For the next year or another group: tasks, sections and settings, without the people.',
  'ClassroomSettingsPage, about',
);
export const archiveHead = message('classrooms.settings.archiveHead', 'Archive', 'ClassroomSettingsPage, title');
export const archiveMeans = message(
  'classrooms.settings.archiveMeans',
  'An archived class leaves everybody’s list. Answers and results stay readable, and you can bring it back.',
  'ClassroomSettingsPage, about',
);
export const copyThisClass = message(
  'classrooms.settings.copyThisClass',
  'Copy this class',
  'ClassroomSettingsPage, CopyRow',
);
export const datesMove = message(
  'classrooms.settings.datesMove',
  'Dates move to the day that you choose, or stay empty.',
  'ClassroomSettingsPage, CopyRow',
);
export const copyClass = message('classrooms.settings.copyClass', 'Copy class', 'ClassroomSettingsPage, CopyRow');
export const makeNewCodeNow = message(
  'classrooms.settings.makeNewCodeNow',
  'Make a new code?',
  'ClassroomSettingsPage, change, title',
);
export const oldCodeStops = message(
  'classrooms.settings.oldCodeStops',
  'The old code and its link stop working immediately. Members stay in the class.',
  'ClassroomSettingsPage, change, message',
);
export const cancel = message('classrooms.settings.cancel', 'Cancel', 'ClassroomSettingsPage, change, label');
export const makeNewCode = message(
  'classrooms.settings.makeNewCode',
  'Make a new code',
  'ClassroomSettingsPage, change, label',
);
export const hasNewCode = message(
  'classrooms.settings.hasNewCode',
  'The class has a new code.',
  'ClassroomSettingsPage, change, message',
);
export const classArchived = message(
  'classrooms.settings.classArchived',
  'The class is archived.',
  'ClassroomSettingsPage, put, message',
);
export const classBack = message(
  'classrooms.settings.classBack',
  'The class is back.',
  'ClassroomSettingsPage, put, message',
);
export const archiveNow = message(
  'classrooms.settings.archiveNow',
  'Archive {name}?',
  'ClassroomSettingsPage, archive, title',
);
export const archivingMeans = message(
  'classrooms.settings.archivingMeans',
  'Nothing in it can be started or changed any longer, and open attempts end. Learners still see their results. You find it under Archived and can bring it back.',
  'ClassroomSettingsPage, archive, message',
);
export const archiveClass = message(
  'classrooms.settings.archiveClass',
  'Archive class',
  'ClassroomSettingsPage, archive, label',
);
export const thisIsArchived = message(
  'classrooms.settings.thisIsArchived',
  'This class is archived',
  'ClassroomSettingsPage, ArchiveRow',
);
export const archiveThis = message(
  'classrooms.settings.archiveThis',
  'Archive this class',
  'ClassroomSettingsPage, ArchiveRow',
);
export const noTaskOpen = message(
  'classrooms.settings.noTaskOpen',
  'No task is open.',
  'ClassroomSettingsPage, ArchiveRow',
);
export const tasksStillOpen = message(
  'classrooms.settings.tasksStillOpen',
  '{count, plural, one {# task is} other {# tasks are}} still open.',
  'ClassroomSettingsPage, ArchiveRow',
);
export const bringBack = message('classrooms.settings.bringBack', 'Bring it back', 'ClassroomSettingsPage, ArchiveRow');
export const moveAllDates = message(
  'classrooms.settings.moveAllDates',
  'Move all dates',
  'CopyClassroomDialog, dateChoices, label',
);
export const leaveDatesEmpty = message(
  'classrooms.settings.leaveDatesEmpty',
  'Leave the dates empty',
  'CopyClassroomDialog, dateChoices, label',
);
export const copyIsReady = message(
  'classrooms.settings.copyIsReady',
  '{name} is ready. Give out its code when you like.',
  'CopyClassroomDialog, handleSubmit, message',
);
export const copyHas = message(
  'classrooms.settings.copyHas',
  'The copy has {tasks, plural, one {# task} other {# tasks}}, {sections, plural, one {# section} other {# sections}} and the settings of {name}. You are its only member.',
  'CopyClassroomDialog',
);
export const nameOfCopy = message('classrooms.settings.nameOfCopy', 'Name of the copy', 'CopyClassroomDialog, label');
export const datesOfTasks = message(
  'classrooms.settings.datesOfTasks',
  'Dates of the tasks',
  'CopyClassroomDialog, aria-label',
);
export const firstTaskDue = message(
  'classrooms.settings.firstTaskDue',
  'The first task is due on',
  'CopyClassroomDialog, label',
);
export const datesMoveAlike = message(
  'classrooms.settings.datesMoveAlike',
  'All dates move by as many days, at the same time of day.',
  'CopyClassroomDialog, helper',
);
export const saved = message('classrooms.settings.saved', 'Saved.', 'GeneralSettings, save, message');
export const youChangedSettings = message(
  'classrooms.settings.youChangedSettings',
  'You changed the settings of the class.',
  'GeneralSettings, message',
);
export const name = message('classrooms.settings.name', 'Name', 'GeneralSettings, label');
export const descriptionLabel = message(
  'classrooms.settings.descriptionLabel',
  'Description',
  'GeneralSettings, label',
);
export const firstDay = message('classrooms.settings.firstDay', 'First day', 'GeneralSettings, label');
export const lastDay = message('classrooms.settings.lastDay', 'Last day', 'GeneralSettings, label');
export const timeZone = message('classrooms.settings.timeZone', 'Time zone', 'GeneralSettings, label');
export const timeZoneMeans = message(
  'classrooms.settings.timeZoneMeans',
  'Days begin and end by it, for due dates and late work.',
  'GeneralSettings, helper',
);
export const save = message('classrooms.settings.save', 'Save', 'GeneralSettings');
export const afterEachAnswer = message(
  'classrooms.settings.afterEachAnswer',
  'After each answer',
  'TaskDefaultsForm, moments, label',
);
export const afterHandIn = message(
  'classrooms.settings.afterHandIn',
  'After handing in',
  'TaskDefaultsForm, moments, label',
);
export const afterDueDate = message(
  'classrooms.settings.afterDueDate',
  'After the due date',
  'TaskDefaultsForm, moments, label',
);
export const whenReleased = message(
  'classrooms.settings.whenReleased',
  'When I release them',
  'TaskDefaultsForm, moments, label',
);
export const never = message('classrooms.settings.never', 'Never', 'TaskDefaultsForm, solutionMoments, label');
export const isNotTaken = message(
  'classrooms.settings.isNotTaken',
  'Is not taken',
  'TaskDefaultsForm, latePolicies, label',
);
export const losesEachDay = message(
  'classrooms.settings.losesEachDay',
  'Loses a share each day',
  'TaskDefaultsForm, latePolicies, label',
);
export const losesOnce = message(
  'classrooms.settings.losesOnce',
  'Loses a share once',
  'TaskDefaultsForm, latePolicies, label',
);
export const youChangedDefaults = message(
  'classrooms.settings.youChangedDefaults',
  'You changed what new tasks begin with.',
  'TaskDefaultsForm, message',
);
export const attemptsAtAssessment = message(
  'classrooms.settings.attemptsAtAssessment',
  'Attempts at an assessment',
  'TaskDefaultsForm, DefaultsFields, label',
);
export const lateWork = message('classrooms.settings.lateWork', 'Late work', 'TaskDefaultsForm, DefaultsFields, label');
export const lateWorkLoses = message(
  'classrooms.settings.lateWorkLoses',
  'Late work loses, in percent',
  'TaskDefaultsForm, DefaultsFields, label',
);
export const seeWhatIsRight = message(
  'classrooms.settings.seeWhatIsRight',
  'Learners see what is right',
  'TaskDefaultsForm, DefaultsFields, label',
);
export const seeScore = message(
  'classrooms.settings.seeScore',
  'Learners see their score',
  'TaskDefaultsForm, DefaultsFields, label',
);
export const seeSolutions = message(
  'classrooms.settings.seeSolutions',
  'Learners see solutions',
  'TaskDefaultsForm, DefaultsFields, label',
);
