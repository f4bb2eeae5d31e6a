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
