import { message } from '@lemma/contracts/messages';

export const answersFor = message(
  'help.answersFor',
  '{count, plural, =0 {No answer} one {# answer} other {# answers}} for “{question}”',
  'HelpResults',
);
export const topics = message('help.topics', 'Topics', 'HelpLayout');
export const notFound = message('help.notFound', 'Not found?', 'HelpLayout');
export const writeTo = message(
  'help.writeTo',
  'Write to <link>{address}</link>. Say which page you were on.',
  'HelpLayout',
);
export const sendFeedback = message('help.sendFeedback', 'Send feedback', 'HelpLayout');
export const help = message('help.help', 'Help', 'HelpPage, title');
export const helpIsAbout = message(
  'help.helpIsAbout',
  'How to join a class, answer questions, type mathematics, set tasks and write exercises.',
  'HelpPage, description',
);
export const searchHelp = message('help.searchHelp', 'Search help', 'HelpPage, Help, label');
export const whatDoYouWant = message('help.whatDoYouWant', 'What do you want to do?', 'HelpPage, Help, placeholder');
export const nothingFits = message(
  'help.nothingFits',
  'Nothing fits. Try another word, or look through the topics.',
  'HelpResults',
);
export const teaching = message('help.teaching', 'Teaching', 'HelpResults, label');
export const learning = message('help.learning', 'Learning', 'HelpResults, label');
export const forTeachers = message('help.forTeachers', 'This topic is for teachers', 'HelpTopicPage, reasons, title');
export const yourAccountLearns = message(
  'help.yourAccountLearns',
  'Your account is one for learning.',
  'HelpTopicPage, reasons, text',
);
export const forStaff = message(
  'help.forStaff',
  'This topic is for those who run this site',
  'HelpTopicPage, reasons, title',
);
export const askStaff = message(
  'help.askStaff',
  'Ask them when something there concerns you.',
  'HelpTopicPage, reasons, text',
);
export const noSuchTopic = message('help.noSuchTopic', 'There is no such topic', 'HelpTopicPage, TopicOrReason, title');
export const allTopics = message('help.allTopics', 'All topics', 'HelpTopicPage, TopicOrReason');
export const linkOldOrLetterMissing = message(
  'help.linkOldOrLetterMissing',
  'The link is old, or a letter is missing.',
  'HelpTopicPage, TopicOrReason',
);
export const print = message('help.print', 'Print', 'HelpTopicPage, Article');
export const moreOn = message('help.moreOn', 'More on “{group}”', 'HelpTopicPage, Article');
export const topicIsInEnglish = message(
  'help.topicIsInEnglish',
  'This topic is in English. It is not translated yet.',
  'HelpTopicPage, Article',
);
export const emptyWords = message(
  'help.emptyWords',
  'a an and are at be by can do does for from how i in is it me my of on or the to what when where why with you',
  'never shown: words of a question that say nothing about what is looked for, in lower case, with spaces between them',
);
export const yourClasses = message('help.yourClasses', 'Your classes', 'group of topics for teachers');
export const tasks = message('help.tasks', 'Tasks', 'group of topics for teachers');
export const exercises = message('help.exercises', 'Exercises', 'group of topics for teachers');
export const results = message('help.results', 'Results', 'group of topics for teachers');
export const polls = message('help.polls', 'Polls', 'group of topics');
export const classesAndTasks = message('help.classesAndTasks', 'Classes and tasks', 'group of topics for learners');
export const answeringQuestions = message(
  'help.answeringQuestions',
  'Answering questions',
  'group of topics for learners',
);
export const typingMathematics = message(
  'help.typingMathematics',
  'Typing mathematics',
  'group of topics for learners',
);
export const assessments = message('help.assessments', 'Assessments', 'group of topics for learners');
export const accountAndPrivacy = message('help.accountAndPrivacy', 'Account and privacy', 'group of topics');
export const administration = message('help.administration', 'Administration', 'group of topics for staff');
export const table = message('help.table', 'Table', 'TopicText, element, label');
