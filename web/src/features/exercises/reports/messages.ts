import { message } from '@lemma/contracts/messages';

export const reportedExercises = message(
  'exercises.reports.reportedExercises',
  'Reported exercises',
  'OpenReports, title',
);
export const openReports = message(
  'exercises.reports.openReports',
  '{count, plural, one {# open report} other {# open reports}}',
  'OpenReports, number',
);
export const numberWordPicture = message(
  'exercises.reports.numberWordPicture',
  'a number, a word, the picture',
  'ReportDialog, outcome',
);
export const boxKeyboardFormulaCut = message(
  'exercises.reports.boxKeyboardFormulaCut',
  'a box, the keyboard, a formula that is cut off',
  'ReportDialog, outcome',
);
export const offensiveOrCopiedWithout = message(
  'exercises.reports.offensiveOrCopiedWithout',
  'offensive, or copied without permission',
  'ReportDialog, outcome',
);
export const reportWithAuthorWill = message(
  'exercises.reports.reportWithAuthorWill',
  'Your report is with the author. You will find the answer under “My reports”.',
  'ReportDialog, message',
);
export const reportProblem = message('exercises.reports.reportProblem', 'Report a problem', 'ReportDialog, title');
export const sendReport = message('exercises.reports.sendReport', 'Send report', 'ReportDialog, action');
export const goesToPeopleWho = message(
  'exercises.reports.goesToPeopleWho',
  'It goes to the people who look after this exercise, with your name.',
  'ReportDialog, p',
);
export const whatWrong = message('exercises.reports.whatWrong', 'What is wrong?', 'ReportDialog, legend');
export const tellThemMore = message('exercises.reports.tellThemMore', 'Tell them more', 'ReportDialog, label');
export const comesAlongVersion = message(
  'exercises.reports.comesAlongVersion',
  'Comes along: version {number}',
  'ReportDialog, Note',
);
export const comesAlongVariantNo = message(
  'exercises.reports.comesAlongVariantNo',
  'Comes along: variant № {variantNumber}, version {number}',
  'ReportDialog, Note',
);
export const reports = message('exercises.reports.reports', 'Reports', 'ReportsPage, title');
export const loadingReports = message('exercises.reports.loadingReports', 'Loading reports', 'ReportsPage, label');
export const reportedProblems = message(
  'exercises.reports.reportedProblems',
  'Reported problems',
  'ReportsPage, title',
);
export const yourReports = message('exercises.reports.yourReports', 'Your reports', 'ReportsPage, title');
export const reportsOpen = message(
  'exercises.reports.reportsOpen',
  '{count, plural, one {# report} other {# reports}} open',
  'ReportsPage, text',
);
export const problemsPeopleReportWith = message(
  'exercises.reports.problemsPeopleReportWith',
  'Problems that people report with this exercise appear here.',
  'ReportsPage, text',
);
export const problemsReportAppearHere = message(
  'exercises.reports.problemsReportAppearHere',
  'Problems that you report appear here with the author’s answers.',
  'ReportsPage, text',
);
export const rightMarkedWrong = message(
  'exercises.reports.rightMarkedWrong',
  'A right answer is marked wrong',
  'ReportDialog, kinds, value',
);
export const wrongMarkedRight = message(
  'exercises.reports.wrongMarkedRight',
  'or a wrong one right',
  'ReportDialog, kinds, outcome',
);
export const questionMistake = message(
  'exercises.reports.questionMistake',
  'The question has a mistake',
  'ReportDialog, kinds, value',
);
export const doesNotWork = message(
  'exercises.reports.doesNotWork',
  'Something does not work',
  'ReportDialog, kinds, value',
);
export const shouldNotBeHere = message(
  'exercises.reports.shouldNotBeHere',
  'It should not be here',
  'ReportDialog, kinds, value',
);
export const openWord = message('exercises.reports.openWord', 'open', 'ReportRow, label');
export const closedWord = message('exercises.reports.closedWord', 'closed', 'ReportRow, label');
export const reportFacts = message('exercises.reports.reportFacts', '{who} · {moment} · version {number}', 'ReportRow');
export const youWord = message('exercises.reports.youWord', 'You', 'ReportRow');
export const variantNo = message('exercises.reports.variantNo', 'Variant № {number}', 'ReportRow');
export const textErased = message('exercises.reports.textErased', 'The text of this report was erased.', 'ReportRow');
export const answerTitle = message('exercises.reports.answerTitle', 'Answer', 'ReportRow, title');
export const changeAnswer = message('exercises.reports.changeAnswer', 'Change the answer', 'ReportRow');
export const reporterReads = message(
  'exercises.reports.reporterReads',
  'The person who reported it reads this.',
  'ReportRow, AnswerForm, helper',
);
export const closeWithout = message(
  'exercises.reports.closeWithout',
  'Close without an answer',
  'ReportRow, AnswerForm',
);
export const answerAndClose = message('exercises.reports.answerAndClose', 'Answer and close', 'ReportRow, AnswerForm');
