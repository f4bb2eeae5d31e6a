import { message } from '@lemma/contracts/messages';
export const signInAs = message(
  'server.privacy.looks.signInAs',
  'Signed in as you',
  'list of those who looked at one’s records, what they looked at',
);
export const listMembers = message(
  'server.privacy.looks.listMembers',
  'Class list',
  'list of those who looked at one’s records, what they looked at',
);
export const getGradeBook = message(
  'server.privacy.looks.getGradeBook',
  'Grade book',
  'list of those who looked at one’s records, what they looked at',
);
export const getTaskProgress = message(
  'server.privacy.looks.getTaskProgress',
  'Progress in a task',
  'list of those who looked at one’s records, what they looked at',
);
export const getWrongAnswers = message(
  'server.privacy.looks.getWrongAnswers',
  'Wrong answers in a task',
  'list of those who looked at one’s records, what they looked at',
);
export const analyseTask = message(
  'server.privacy.looks.analyseTask',
  'Figures of a task',
  'list of those who looked at one’s records, what they looked at',
);
export const listAccommodations = message(
  'server.privacy.looks.listAccommodations',
  'Extra time and dates in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const listLateAnswers = message(
  'server.privacy.looks.listLateAnswers',
  'Answers that came after the end',
  'list of those who looked at one’s records, what they looked at',
);
export const previewRegrade = message(
  'server.privacy.looks.previewRegrade',
  'Preview of a regrade',
  'list of those who looked at one’s records, what they looked at',
);
export const downloadRegradePreview = message(
  'server.privacy.looks.downloadRegradePreview',
  'Download of a regrade',
  'list of those who looked at one’s records, what they looked at',
);
export const getRegrade = message(
  'server.privacy.looks.getRegrade',
  'A regrade',
  'list of those who looked at one’s records, what they looked at',
);
export const listAppeals = message(
  'server.privacy.looks.listAppeals',
  'Appeals in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const getAppeal = message(
  'server.privacy.looks.getAppeal',
  'An appeal',
  'list of those who looked at one’s records, what they looked at',
);
export const getClassMemory = message(
  'server.privacy.looks.getClassMemory',
  'What the class remembers',
  'list of those who looked at one’s records, what they looked at',
);
export const getClassReview = message(
  'server.privacy.looks.getClassReview',
  'A review in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const getMemberMemory = message(
  'server.privacy.looks.getMemberMemory',
  'What you remember',
  'list of those who looked at one’s records, what they looked at',
);
export const getStudent = message(
  'server.privacy.looks.getStudent',
  'Your page in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const getLearnerReview = message(
  'server.privacy.looks.getLearnerReview',
  'Your answers in a task',
  'list of those who looked at one’s records, what they looked at',
);
export const getMasteryMap = message(
  'server.privacy.looks.getMasteryMap',
  'Mastery of the class by topic',
  'list of those who looked at one’s records, what they looked at',
);
export const getMemberTrend = message(
  'server.privacy.looks.getMemberTrend',
  'Your last weeks in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const listAnswerComments = message(
  'server.privacy.looks.listAnswerComments',
  'Comments on your answers',
  'list of those who looked at one’s records, what they looked at',
);
export const getClassPayment = message(
  'server.privacy.looks.getClassPayment',
  'Who has a place in the class',
  'list of those who looked at one’s records, what they looked at',
);
export const listSentScores = message(
  'server.privacy.looks.listSentScores',
  'Scores that were sent to an LMS',
  'list of those who looked at one’s records, what they looked at',
);
export const previewCourseRoster = message(
  'server.privacy.looks.previewCourseRoster',
  'People of a course in an LMS',
  'list of those who looked at one’s records, what they looked at',
);
export const downloadGrades = message(
  'server.privacy.looks.downloadGrades',
  'Download of grades',
  'list of those who looked at one’s records, what they looked at',
);
export const downloadResults = message(
  'server.privacy.looks.downloadResults',
  'Download of all answers',
  'list of those who looked at one’s records, what they looked at',
);
export const getPollParticipants = message(
  'server.privacy.looks.getPollParticipants',
  'Your answers in a poll',
  'list of those who looked at one’s records, what they looked at',
);
export const downloadPollResults = message(
  'server.privacy.looks.downloadPollResults',
  'Download of answers in a poll',
  'list of those who looked at one’s records, what they looked at',
);
