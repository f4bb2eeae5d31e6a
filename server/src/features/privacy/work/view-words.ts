/** Words for each endpoint that shows records: the learner reads what somebody looked at. */
const wordsByEndpoint: Readonly<Record<string, string>> = {
  signInAs: 'Signed in as you',
  listMembers: 'Class list',
  getGradeBook: 'Grade book',
  getTaskProgress: 'Progress in a task',
  getWrongAnswers: 'Wrong answers in a task',
  analyseTask: 'Figures of a task',
  listAccommodations: 'Extra time and dates in the class',
  listLateAnswers: 'Answers that came after the end',
  previewRegrade: 'Preview of a regrade',
  downloadRegradePreview: 'Download of a regrade',
  getRegrade: 'A regrade',
  listAppeals: 'Appeals in the class',
  getAppeal: 'An appeal',
  getClassMemory: 'What the class remembers',
  getClassReview: 'A review in the class',
  getMemberMemory: 'What you remember',
  getStudent: 'Your page in the class',
  getLearnerReview: 'Your answers in a task',
  getMasteryMap: 'Mastery of the class by topic',
  getMemberTrend: 'Your last weeks in the class',
  listAnswerComments: 'Comments on your answers',
  getClassPayment: 'Who has a place in the class',
  listSentScores: 'Scores that were sent to an LMS',
  previewCourseRoster: 'People of a course in an LMS',
  downloadGrades: 'Download of grades',
  downloadResults: 'Download of all answers',
  getPollParticipants: 'Your answers in a poll',
  downloadPollResults: 'Download of answers in a poll',
};

/** In words, for people; an endpoint of an earlier version keeps its name. */
export const viewWords = (endpointName: string): string => wordsByEndpoint[endpointName] ?? endpointName;

/** Reads that carry a whole class out of the product; few different classes an hour are usual (SC21). */
export const classExports: readonly string[] = [
  'downloadGrades',
  'downloadResults',
  'downloadRegradePreview',
  'downloadPollResults',
];
