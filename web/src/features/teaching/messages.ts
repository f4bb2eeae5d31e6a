import { message } from '@lemma/contracts/messages';

export const noTaskOpen = message('teaching.noTaskOpen', 'No task is open.', 'ClassCards, p');
export const openTasks = message(
  'teaching.openTasks',
  '{openTaskCount, plural, one {# open task} other {# open tasks}}',
  'ClassCards, number',
);
export const nextDue = message('teaching.nextDue', ', next due:', 'ClassCards, text');
export const yourClasses = message('teaching.yourClasses', 'Your classes', 'ClassCards, h2');
export const allClasses = message('teaching.allClasses', 'All classes', 'ClassCards, Link');
export const learners = message(
  'teaching.learners',
  '{learnerCount, plural, one {# learner} other {# learners}}',
  'ClassCards, number',
);
export const code = message('teaching.code', 'Code<b>{joinCode}</b>', 'ClassCards, p');
export const stuckOnQuestion = message(
  'teaching.stuckOnQuestion',
  '{total, plural, one {# learner is} other {# learners are}} stuck on question {position}',
  'attention',
);
export const stuckEachOnAnother = message(
  'teaching.stuckEachOnAnother',
  '{total, plural, one {# learner is} other {# learners are}} stuck, each on a different question',
  'attention',
);
export const stuckOfThemOn = message(
  'teaching.stuckOfThemOn',
  '{total, plural, one {# learner is} other {# learners are}} stuck, {learnerCount} of them on question {position}',
  'attention',
);
export const look = message('teaching.look', 'Look', 'attention, action');
export const closes = message('teaching.closes', '“{taskName}” closes {moment}', 'attention, title');
export const ofLearnersNotStarted = message(
  'teaching.ofLearnersNotStarted',
  '{className} · {missing} of {learnerCount, plural, one {# learner} other {# learners}} {missing, plural, one {has} other {have}} not started',
  'attention, line',
);
export const oneLearnerWaits = message(
  'teaching.oneLearnerWaits',
  '1 learner is waiting for your answer',
  'attention, title',
);
export const questionsWaitForAnswer = message(
  'teaching.questionsWaitForAnswer',
  '{openCount} questions are waiting for an answer',
  'attention, title',
);
export const asked = message('teaching.asked', 'Asked', 'attention');
export const oldestFrom = message('teaching.oldestFrom', 'The oldest is from', 'attention');
export const answer = message('teaching.answer', 'Answer', 'attention, action');
export const learnerAppealsAgainstVerdict = message(
  'teaching.learnerAppealsAgainstVerdict',
  'A learner has appealed against a verdict',
  'attention, title',
);
export const appealsWaitForDecision = message(
  'teaching.appealsWaitForDecision',
  '{openCount} appeals are waiting for your decision',
  'attention, title',
);
export const theOldest = message('teaching.theOldest', 'the oldest ', 'attention');
export const decide = message('teaching.decide', 'Decide', 'attention, action');
export const goodMorning = message('teaching.goodMorning', 'Good morning', 'greeting');
export const goodAfternoon = message('teaching.goodAfternoon', 'Good afternoon', 'greeting');
export const goodEvening = message('teaching.goodEvening', 'Good evening', 'greeting');
export const loadingDrafts = message('teaching.loadingDrafts', 'Loading drafts', 'DraftsCard, label');
export const drafts = message('teaching.drafts', 'Drafts', 'DraftsCard, title');
export const exercise = message('teaching.exercise', 'Exercise', 'DraftsCard');
export const draftsAppear = message(
  'teaching.draftsAppear',
  'Exercises that you have started appear here until you publish them.',
  'DraftsCard',
);
export const untitled = message('teaching.untitled', 'Untitled exercise', 'DraftsCard');
export const editedAt = message('teaching.editedAt', 'edited {moment}', 'DraftsCard');
export const loadingNeeds = message('teaching.loadingNeeds', 'Loading what needs you', 'NeedsYou, label');
export const needsYou = message('teaching.needsYou', 'Needs you', 'NeedsYou, Needs, title');
export const nothingNeedsYou = message(
  'teaching.nothingNeedsYou',
  'No one asks, appeals or is stuck, and no task closes in the next two days.',
  'NeedsYou, Needs',
);
export const willBeReminded = message(
  'teaching.willBeReminded',
  '{count, plural, one {# learner} other {# learners}} will be reminded.',
  'NeedsYou, remind',
);
export const remindedToday = message('teaching.remindedToday', 'Reminded today', 'NeedsYou, RemindButton, aria-label');
export const remindCount = message('teaching.remindCount', 'Remind {count}', 'NeedsYou, RemindButton, aria-label');
export const reminded = message('teaching.reminded', 'Reminded', 'NeedsYou, RemindButton');
export const home = message('teaching.home', 'Home', 'TeacherHomePage, title');
export const notLetInAsTeacher = message(
  'teaching.notLetInAsTeacher',
  'You have not been let in as a teacher yet.',
  'TeacherHomePage, NotLetInNote, title',
);
export const notLetInMeans = message(
  'teaching.notLetInMeans',
  'Your classes, tasks and exercises work. Keys of other people’s exercises and invitations by mail wait until an administrator or a colleague lets you in. <link>How that is done</link>',
  'TeacherHomePage, NotLetInNote',
);
export const createTask = message('teaching.createTask', 'Create task', 'TeacherHomePage, HomeTitle');
export const createClass = message('teaching.createClass', 'Create class', 'TeacherHomePage, HomeTitle');
export const createFirstClass = message(
  'teaching.createFirstClass',
  'Create your first class',
  'TeacherHomePage, FirstSteps',
);
export const classesAppear = message(
  'teaching.classesAppear',
  'Your classes appear here. Create one, give its code to your learners, and set them a task from the catalogue.',
  'TeacherHomePage, FirstSteps',
);
