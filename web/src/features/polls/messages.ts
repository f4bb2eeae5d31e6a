import { message } from '@lemma/contracts/messages';

export const createPoll = message('polls.createPoll', 'Create poll', 'CreatePollDialog, title');
export const examplePollName = message('polls.examplePollName', 'Limits, lecture 14', 'CreatePollDialog, placeholder');
export const bars = message('polls.bars', 'Bars: {countOf}', 'GroupBars, Counted');
export const resultsOfAnswers = message(
  'polls.resultsOfAnswers',
  'Results of {answered, plural, one {# answer} other {# answers}}',
  'GroupBars, aria-label',
);
export const right = message('polls.right', 'right', 'GroupBars, VisuallyHidden');
export const notShownYet = message('polls.notShownYet', 'Not shown yet', 'GroupBars, text');
export const others = message('polls.others', 'Others', 'GroupBars, text');
export const typeCodeFromWall = message(
  'polls.typeCodeFromWall',
  'Type the code from the wall.',
  'PollCodeForm, empty',
);
export const pollCode6Letters = message(
  'polls.pollCode6Letters',
  'A poll code has 6 letters and figures.',
  'PollCodeForm, wrong',
);
export const answerPoll = message('polls.answerPoll', 'Answer a poll', 'PollCodeForm');
export const pollCode = message('polls.pollCode', 'Poll code', 'PollCodeForm, placeholder');
export const go = message('polls.go', 'Go', 'PollCodeForm, word');
export const goToPoll = message('polls.goToPoll', 'Go to poll', 'PollCodeForm, name');
export const timeLeft = message('polls.timeLeft', 'Time left {timer}', 'PollTimer, aria-label');
export const typeCodeNoAccount = message(
  'polls.typeCodeNoAccount',
  'Type the code from the wall. You need no account.',
  'FindPollPage',
);
export const yourSessions = message('polls.yourSessions', 'Your poll sessions', 'FindPollPage');
export const pollNotHere = message('polls.pollNotHere', 'This poll is not here', 'PollMissing, title');
export const typeCode = message('polls.typeCode', 'Type a code', 'PollMissing');
export const linkOldOrNotYours = message(
  'polls.linkOldOrNotYours',
  'The link is old, or the poll is not yours to see.',
  'PollMissing',
);
export const pollResults = message('polls.pollResults', 'Poll results', 'PollResultsPage, title');
export const loadingResults = message('polls.loadingResults', 'Loading results', 'PollResultsPage, ResultsOf, label');
export const resultsOf = message('polls.resultsOf', 'Results: {name}', 'PollResultsPage, ResultsOf, title');
export const pollSessionsTitle = message(
  'polls.pollSessionsTitle',
  'Poll sessions',
  'PollResultsPage, ResultsOf, label',
);
export const peopleCount = message(
  'polls.peopleCount',
  '{count, plural, one {# person} other {# people}}',
  'PollResultsPage, ResultsOf',
);
export const download = message('polls.download', 'Download', 'PollResultsPage, Downloads, label');
export const peopleCsv = message('polls.peopleCsv', 'People, CSV', 'PollResultsPage, Downloads, label');
export const peopleExcel = message('polls.peopleExcel', 'People, Excel', 'PollResultsPage, Downloads, label');
export const answersCsv = message('polls.answersCsv', 'Every answer, CSV', 'PollResultsPage, Downloads, label');
export const answersExcel = message('polls.answersExcel', 'Every answer, Excel', 'PollResultsPage, Downloads, label');
export const questionNumber = message(
  'polls.questionNumber',
  'Question {number}',
  'PollResultsPage, QuestionResults, aria-label',
);
export const onBlackboard = message('polls.onBlackboard', 'On the blackboard', 'PollResultsPage, QuestionResults');
export const notAsked = message('polls.notAsked', 'It was not asked.', 'PollResultsPage, QuestionResults');
export const questionRound = message(
  'polls.questionRound',
  'Question {number}, round {round}',
  'PollResultsPage, QuestionResults, aria-label',
);
export const answersCount = message(
  'polls.answersCount',
  '{count, plural, one {# answer} other {# answers}}',
  'PollResultsPage, QuestionResults',
);
export const movedAnswers = message(
  'polls.movedAnswers',
  '{gained} moved to the right answer, {lost} left it.',
  'PollResultsPage, QuestionResults',
);
export const noPresenceCode = message(
  'polls.noPresenceCode',
  'no presence code',
  'PollResultsPage, flagWords, no-presence',
);
export const codeEnteredLate = message(
  'polls.codeEnteredLate',
  'code entered late',
  'PollResultsPage, flagWords, late-code',
);
export const joinedLate = message('polls.joinedLate', 'joined late', 'PollResultsPage, flagWords, joined-late');
export const notCounted = message('polls.notCounted', 'not counted', 'PollResultsPage, flagWords, left-out');
export const whoTookPart = message('polls.whoTookPart', 'Who took part', 'PollResultsPage, Participants, title');
export const loadingPeople = message('polls.loadingPeople', 'Loading people', 'PollResultsPage, Participants, label');
export const noOneJoined = message('polls.noOneJoined', 'No one joined.', 'PollResultsPage, Participants');
export const namesWithAnswers = message(
  'polls.namesWithAnswers',
  'Names with their answers',
  'PollResultsPage, Participants, aria-label',
);
export const nameHead = message('polls.nameHead', 'Name', 'PollResultsPage, Participants');
export const answeredHead = message('polls.answeredHead', 'Answered', 'PollResultsPage, Participants');
export const rightHead = message('polls.rightHead', 'Right', 'PollResultsPage, Participants');
export const notesHead = message('polls.notesHead', 'Notes', 'PollResultsPage, Participants');
export const countOf = message('polls.countOf', '{count} of {total}', 'PollResultsPage, Participants');
export const firstOfPeople = message(
  'polls.firstOfPeople',
  'The first {shown} of {count} people. The download has everybody.',
  'PollResultsPage, Participants',
);
export const pages = message('polls.pages', 'Pages', 'PollResultsPage, Participants, aria-label');
export const backWord = message('polls.backWord', 'Back', 'PollResultsPage, Participants');
export const onWord = message('polls.onWord', 'On', 'PollResultsPage, Participants');
export const askNowLetters = message('polls.askNowLetters', 'Ask now, A to E', 'PollsPage, Polls');
export const loadingPolls = message('polls.loadingPolls', 'Loading polls', 'PollsPage, Polls, label');
export const allSessions = message('polls.allSessions', 'All sessions', 'PollsPage, Polls, title');
export const whichSessions = message('polls.whichSessions', 'Which sessions', 'PollsPage, Polls, label');
export const all = message('polls.all', 'All', 'PollsPage, Polls, label');
export const preparedCount = message('polls.preparedCount', 'Prepared {count}', 'PollsPage, Polls, label');
export const liveCount = message('polls.liveCount', 'Live {count}', 'PollsPage, Polls, label');
export const doneCount = message('polls.doneCount', 'Done {count}', 'PollsPage, Polls, label');
export const pollAsksHall = message(
  'polls.pollAsksHall',
  'A poll asks a whole hall at the same time. Prepare one, or ask with letters while the question is on the blackboard.',
  'PollsPage, Polls',
);
export const noneOfThese = message('polls.noneOfThese', 'None of these.', 'PollsPage, Polls');
export const newer = message('polls.newer', 'Newer', 'PollsPage, Pages');
export const older = message('polls.older', 'Older', 'PollsPage, Pages');
export const openNowNamed = message('polls.openNowNamed', 'Open now: {name}', 'PollsPage, LivePoll, aria-label');
export const openNow = message('polls.openNow', 'Open now', 'PollsPage, LivePoll');
export const codeWords = message('polls.codeWords', 'code {code}', 'PollsPage, LivePoll');
export const phoneAsRemote = message('polls.phoneAsRemote', 'Use phone as remote', 'PollsPage, LivePoll');
export const present = message('polls.present', 'Present', 'PollsPage, LivePoll');
export const sessionHead = message('polls.sessionHead', 'Session', 'PollsPage, PollTable');
export const classHead = message('polls.classHead', 'Class', 'PollsPage, PollTable');
export const stateHead = message('polls.stateHead', 'State', 'PollsPage, PollTable');
export const questionsHead = message('polls.questionsHead', 'Questions', 'PollsPage, PollTable');
export const openAction = message('polls.openAction', 'Open', 'PollsPage, PollTable');
export const resultsAction = message('polls.resultsAction', 'Results', 'PollsPage, PollTable');
export const runAction = message('polls.runAction', 'Run', 'PollsPage, PollTable');
export const editAction = message('polls.editAction', 'Edit', 'PollsPage, PollTable');
export const liveWord = message('polls.liveWord', 'Live', 'PollsPage, StateWords, label');
export const noQuestionsYet = message('polls.noQuestionsYet', 'No questions yet', 'PollsPage, StateWords, label');
export const answersMissing = message(
  'polls.answersMissing',
  '{count, plural, one {# answer} other {# answers}} missing',
  'PollsPage, StateWords, label',
);
export const ready = message('polls.ready', 'Ready', 'PollsPage, StateWords, label');
export const pollsHead = message('polls.pollsHead', 'Polls', 'RecentPolls, title');
export const allPollSessions = message('polls.allPollSessions', 'All poll sessions', 'RecentPolls');
export const questionsCount = message(
  'polls.questionsCount',
  '{count, plural, one {# question} other {# questions}}',
  'RecentPolls, factsOf',
);
export const preparedQuestions = message('polls.preparedQuestions', 'Prepared · {questions}', 'RecentPolls, factsOf');
export const answeredOf = message('polls.answeredOf', '{answered} of {count} answered', 'RecentPolls, factsOf');
export const codeNamed = message('polls.codeNamed', 'Code {code}', 'RecentPolls, factsOf');
export const questionOf = message(
  'polls.questionOf',
  'Question {number} of {count}',
  'PollsPage, the poll that is open',
);
export const questionOfInRound = message(
  'polls.questionOfInRound',
  'Question {number} of {count}, round {round}',
  'PollsPage, the poll that is open',
);
export const haveAnswered = message(
  'polls.haveAnswered',
  '{answered} of {count} have answered',
  'PollsPage, the poll that is open',
);
export const tookPart = message(
  'polls.tookPart',
  '{count, plural, one {# person took part} other {# people took part}}',
  'PollResultsPage',
);
export const roundNumber = message('polls.roundNumber', 'Round {number}', 'PollResultsPage');
export const answersOfWhichRight = message(
  'polls.answersOfWhichRight',
  '{count, plural, one {# answer} other {# answers}}, {right} right',
  'PollResultsPage',
);
