/** What the learner reads for each endpoint that shows records: it names what somebody looked at. */
const wordsByEndpoint: Readonly<Record<string, string>> = {
  listMembers: 'Class list',
  getGradeBook: 'Grade book',
  getTaskProgress: 'Progress in a task',
  getStudent: 'Your page in the class',
  getLearnerReview: 'Your answers in a task',
  downloadGrades: 'Download of grades',
  downloadResults: 'Download of all answers',
  getPollParticipants: 'Your answers in a poll',
  downloadPollResults: 'Download of answers in a poll',
};

/** In words, for people; an endpoint of an earlier version keeps its name. */
export const viewWords = (endpointName: string): string => wordsByEndpoint[endpointName] ?? endpointName;

/** Reads that carry a whole class out of the product; few of them an hour are usual (SC21). */
export const classExports: readonly string[] = ['downloadGrades', 'downloadResults', 'downloadPollResults'];
