import { message } from '@lemma/contracts/messages';

export const notAtAll = message('polls.desk.notAtAll', 'Not at all', 'CountsSettings, label');
export const forTakingPart = message('polls.desk.forTakingPart', 'For taking part', 'CountsSettings, label');
export const byRightAnswers = message('polls.desk.byRightAnswers', 'By right answers', 'CountsSettings, label');
export const countsInGradeBook = message(
  'polls.desk.countsInGradeBook',
  'Counts in the grade book',
  'CountsSettings, label',
);
export const columnOfItsOwn = message(
  'polls.desk.columnOfItsOwn',
  'A column of its own once the session has ended. Notes on presence take nothing away.',
  'CountsSettings, helper',
);
export const votersWhoAnswerAt = message(
  'polls.desk.votersWhoAnswerAt',
  'Voters who answer at least',
  'CountsSettings, label',
);
export const oneQuestion = message('polls.desk.oneQuestion', 'one question', 'CountsSettings, label');
export const ofQuestions = message('polls.desk.ofQuestions', '{percent} % of the questions', 'CountsSettings, label');
export const points = message('polls.desk.points', 'Points', 'CountsSettings, label');
export const countsTowards = message('polls.desk.countsTowards', 'Counts towards', 'CountsSettings, label');
export const nothingYet = message('polls.desk.nothingYet', 'Nothing yet', 'CountsSettings, label');
export const howRuns = message('polls.desk.howRuns', 'How it runs', 'PollSettings, aria-label');
export const classLabel = message('polls.desk.classLabel', 'Class', 'PollSettings, label');
export const fixedSinceLive = message('polls.desk.fixedSinceLive', 'Fixed since it was live.', 'PollSettings, helper');
export const withClassAnswersCan = message(
  'polls.desk.withClassAnswersCan',
  'With a class, answers can carry names and count.',
  'PollSettings, helper',
);
export const noClass = message('polls.desk.noClass', 'No class', 'PollSettings, label');
export const seeWhoAnsweredWhat = message(
  'polls.desk.seeWhoAnsweredWhat',
  'You see who answered what; the wall never does. Without it you see codenames.',
  'PollSettings, about',
);
export const namedAnswers = message('polls.desk.namedAnswers', 'Named answers', 'PollSettings, label');
export const answersWithNamesThose = message(
  'polls.desk.answersWithNamesThose',
  'Answers with names are those of members.',
  'PollSettings, about',
);
export const membersSignInAnd = message(
  'polls.desk.membersSignInAnd',
  'Members sign in and have one vote each; you see codenames. The next poll of the class starts like this.',
  'PollSettings, about',
);
export const membersOnly = message('polls.desk.membersOnly', 'Members only', 'PollSettings, label');
export const whileVotingOpen = message('polls.desk.whileVotingOpen', 'While voting is open.', 'PollSettings, about');
export const answerMayChange = message('polls.desk.answerMayChange', 'Answer may change', 'PollSettings, label');
export const newCodeOnWall = message(
  'polls.desk.newCodeOnWall',
  'A new code on the wall every 20 seconds shows who is in the room.',
  'PollSettings, about',
);
export const presenceCode = message('polls.desk.presenceCode', 'Presence code', 'PollSettings, label');
export const noQuestionsYetType = message(
  'polls.desk.noQuestionsYetType',
  'No questions yet. Type one, or take one from the catalogue.',
  'QuestionList, EmptyState',
);
export const questions = message('polls.desk.questions', 'Questions', 'QuestionList, aria-label');
export const answered = message('polls.desk.answered', ' · {answered} answered', 'QuestionList');
export const onBlackboard = message('polls.desk.onBlackboard', 'On the blackboard', 'QuestionList, text');
export const onWall = message('polls.desk.onWall', ' · on the wall', 'QuestionList, text');
export const moveQuestion = message('polls.desk.moveQuestion', 'Move question {number}', 'QuestionList, label');
export const moveUp = message('polls.desk.moveUp', 'Move up', 'QuestionList, label');
export const moveDown = message('polls.desk.moveDown', 'Move down', 'QuestionList, label');
export const noTimer = message('polls.desk.noTimer', 'No timer', 'QuestionSettings, label');
export const seconds = message('polls.desk.seconds', '{seconds} seconds', 'QuestionSettings, label');
export const minutes = message('polls.desk.minutes', '{number} minutes', 'QuestionSettings, label');
export const voteDiscussVoteAgain = message(
  'polls.desk.voteDiscussVoteAgain',
  'Vote, discuss, vote again. The answer stays hidden until the end.',
  'QuestionSettings, about',
);
export const twoRounds = message('polls.desk.twoRounds', 'Two rounds', 'QuestionSettings, label');
export const barsGrowOnWall = message(
  'polls.desk.barsGrowOnWall',
  'Bars grow on the wall while votes come in.',
  'QuestionSettings, about',
);
export const liveResults = message('polls.desk.liveResults', 'Live results', 'QuestionSettings, label');
export const wordsOnWallOnly = message(
  'polls.desk.wordsOnWallOnly',
  'Words are on the wall only after you let them through.',
  'QuestionSettings, about',
);
export const moderated = message('polls.desk.moderated', 'Moderated', 'QuestionSettings, label');
export const timer = message('polls.desk.timer', 'Timer', 'QuestionSettings, label');
export const renamePoll = message('polls.desk.renamePoll', 'Rename poll', 'RenamePollDialog, title');
export const rename = message('polls.desk.rename', 'Rename', 'RenamePollDialog, action');
export const startSession = message('polls.desk.startSession', 'Start session', 'StartPollDialog, title');
export const whoMayAnswer = message('polls.desk.whoMayAnswer', 'Who may answer?', 'StartPollDialog, legend');
export const everybodyWithCode = message(
  'polls.desk.everybodyWithCode',
  'Everybody with the code',
  'StartPollDialog, label',
);
export const withoutAccountOneVote = message(
  'polls.desk.withoutAccountOneVote',
  'Without an account. One vote for each device.',
  'StartPollDialog, outcome',
);
export const membersOfOnly = message(
  'polls.desk.membersOfOnly',
  'Members of {className} only',
  'StartPollDialog, label',
);
export const theySignInOne = message(
  'polls.desk.theySignInOne',
  'They sign in. One vote for each member; you still see codenames only.',
  'StartPollDialog, outcome',
);
export const pollSessions = message('polls.desk.pollSessions', 'Poll sessions', 'DeskHead, label');
export const questionsCount = message(
  'polls.desk.questionsCount',
  '{count, plural, one {# question} other {# questions}}',
  'DeskHead',
);
export const remote = message('polls.desk.remote', 'Remote', 'DeskHead');
export const present = message('polls.desk.present', 'Present', 'DeskHead');
export const results = message('polls.desk.results', 'Results', 'DeskHead');
export const continueSession = message('polls.desk.continueSession', 'Continue', 'DeskHead');
export const more = message('polls.desk.more', 'More', 'DeskHead, DeskMenu, label');
export const makeCopy = message('polls.desk.makeCopy', 'Make a copy', 'DeskHead, DeskMenu, label');
export const bringBack = message('polls.desk.bringBack', 'Bring back', 'DeskHead, DeskMenu, label');
export const archive = message('polls.desk.archive', 'Archive', 'DeskHead, DeskMenu, label');
export const pollSession = message('polls.desk.pollSession', 'Poll session', 'PollDeskPage, title');
export const noConnection = message(
  'polls.desk.noConnection',
  'No connection, trying again',
  'PollDeskPage, LiveDesk, title',
);
export const loadingPoll = message('polls.desk.loadingPoll', 'Loading the poll', 'PollDeskPage, LiveDesk, label');
export const takeFromCatalogue = message(
  'polls.desk.takeFromCatalogue',
  'Take one from the catalogue',
  'PollDeskPage, Desk',
);
export const add = message('polls.desk.add', 'Add', 'PollDeskPage, QuestionsCard');
export const newNotAdded = message(
  'polls.desk.newNotAdded',
  'The new question is not added yet.',
  'QuestionEditor, NewQuestion, message',
);
export const newQuestion = message('polls.desk.newQuestion', 'New question', 'QuestionEditor, NewQuestion, aria-label');
export const addQuestion = message('polls.desk.addQuestion', 'Add question', 'QuestionEditor, NewQuestion');
export const askNow = message('polls.desk.askNow', 'Ask it now', 'QuestionEditor, NewQuestion');
export const cancel = message('polls.desk.cancel', 'Cancel', 'QuestionEditor, NewQuestion');
export const youChangedQuestion = message(
  'polls.desk.youChangedQuestion',
  'You changed the question.',
  'QuestionEditor, message',
);
export const questionNumber = message('polls.desk.questionNumber', 'Question {number}', 'QuestionEditor, aria-label');
export const remove = message('polls.desk.remove', 'Remove', 'QuestionEditor');
export const wasAsked = message(
  'polls.desk.wasAsked',
  'It was asked, so its wording stays. Ask it again, or make a copy of the session to change it.',
  'QuestionEditor',
);
export const fromCatalogue = message(
  'polls.desk.fromCatalogue',
  'From the catalogue. Everybody gets the same numbers.',
  'QuestionEditor',
);
export const saveQuestion = message('polls.desk.saveQuestion', 'Save question', 'QuestionEditor');
export const kind = message('polls.desk.kind', 'Kind', 'QuestionForm, label');
export const question = message('polls.desk.question', 'Question', 'QuestionForm, label');
export const onWallWords = message('polls.desk.onWallWords', 'On the wall', 'QuestionForm');
export const codeOnWall = message('polls.desk.codeOnWall', 'On the wall: the code', 'RunCard, title');
export const notOpenYet = message('polls.desk.notOpenYet', 'Not open yet', 'RunCard, ready');
export const open = message('polls.desk.open', 'Open', 'RunCard, open');
export const closed = message('polls.desk.closed', 'Closed', 'RunCard, closed');
export const ofHaveAnswered = message('polls.desk.ofHaveAnswered', 'of {count} have answered', 'RunCard');
export const areHere = message('polls.desk.areHere', 'are here', 'RunCard');
export const presentCount = message('polls.desk.presentCount', '· {count} present', 'RunCard');
export const twoRoundsWords = message('polls.desk.twoRoundsWords', 'two rounds', 'question-form, questionFacts');
export const onWallQuestion = message('polls.desk.onWallQuestion', 'On the wall: question {number}', 'RunCard');
export const onWallQuestionInRound = message(
  'polls.desk.onWallQuestionInRound',
  'On the wall: question {number}, round {round}',
  'RunCard',
);
export const codeWords = message('polls.desk.codeWords', 'code {code}', 'DeskHead');
export const formulasBetweenSigns = message(
  'polls.desk.formulasBetweenSigns',
  'Formulas between $ signs.',
  'QuestionForm, under the question',
);
