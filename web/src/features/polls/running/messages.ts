import { message } from '@lemma/contracts/messages';

export const startSession = message('polls.running.startSession', 'Start session', 'poll-steps, label');
export const askFirstQuestion = message(
  'polls.running.askFirstQuestion',
  'Ask the first question',
  'poll-steps, label',
);
export const openVoting = message('polls.running.openVoting', 'Open voting', 'poll-steps, label');
export const closeVoting = message('polls.running.closeVoting', 'Close voting', 'poll-steps, label');
export const voteAgain = message('polls.running.voteAgain', 'Vote again', 'poll-steps, label');
export const showResults = message('polls.running.showResults', 'Show results', 'poll-steps, label');
export const showAnswer = message('polls.running.showAnswer', 'Show answer', 'poll-steps, label');
export const compareRounds = message('polls.running.compareRounds', 'Compare rounds', 'poll-steps, label');
export const letThrough = message('polls.running.letThrough', 'Let {count} through', 'poll-steps, label');
export const nextQuestion = message('polls.running.nextQuestion', 'Next question', 'poll-steps, label');
export const endSession = message('polls.running.endSession', 'End session', 'poll-steps, label');
export const previousQuestion = message('polls.running.previousQuestion', 'Previous question', 'poll-steps, label');
export const hideResults = message('polls.running.hideResults', 'Hide results', 'poll-steps, label');
export const askAgain = message('polls.running.askAgain', 'Ask again', 'poll-steps, label');
export const showQuestion = message('polls.running.showQuestion', 'Show question', 'poll-steps, label');
export const hideAnswer = message('polls.running.hideAnswer', 'Hide answer', 'poll-steps, label');
export const min = message('polls.running.min', '{number} min', 'suspicion-words');
export const votersJoinedIn = message(
  'polls.running.votersJoinedIn',
  '{voters, plural, one {# voter} other {# voters}} joined in {span}',
  'suspicion-words',
);
export const probablyOnePersonFrom = message(
  'polls.running.probablyOnePersonFrom',
  'Probably one person: {joined} from one address',
  'suspicion-words, title',
);
export const eachAnsweredSoonerAfter = message(
  'polls.running.eachAnsweredSoonerAfter',
  'Each answered sooner after joining than anybody can read the question.',
  'suspicion-words, reason',
);
export const manyVotersFromOne = message(
  'polls.running.manyVotersFromOne',
  'Many voters from one device or address: {joined}',
  'suspicion-words, title',
);
export const theyComeFromOne = message(
  'polls.running.theyComeFromOne',
  'They come from one address with the same kind of browser, faster than a hall usually scans a code.',
  'suspicion-words, reason',
);
export const pollRemote = message('polls.running.pollRemote', 'Poll remote', 'PollRemotePage, title');
export const notLive = message('polls.running.notLive', 'Not live', 'PollRemotePage, Remote');
export const codeNamed = message('polls.running.codeNamed', 'Code {code}', 'PollRemotePage, Remote');
export const toSession = message('polls.running.toSession', 'To the session', 'PollRemotePage, Remote, aria-label');
export const onWall = message('polls.running.onWall', 'on the wall', 'PollRemotePage, Remote, label');
export const noConnection = message('polls.running.noConnection', 'No connection', 'PollRemotePage, Remote, label');
export const codeIsOnWall = message('polls.running.codeIsOnWall', 'The code is on the wall', 'PollRemotePage, Remote');
export const onBlackboard = message('polls.running.onBlackboard', 'On the blackboard', 'PollRemotePage, Remote');
export const areHere = message('polls.running.areHere', 'are here', 'PollRemotePage, Remote');
export const ofHaveAnswered = message(
  'polls.running.ofHaveAnswered',
  'of {count} have answered',
  'PollRemotePage, Remote',
);
export const showBefore = message(
  'polls.running.showBefore',
  'Show the question before',
  'PollRemotePage, RemoteDock, aria-label',
);
export const noQuestionsYet = message('polls.running.noQuestionsYet', 'No questions yet', 'PollRemotePage, RemoteDock');
export const showAfter = message(
  'polls.running.showAfter',
  'Show the question after',
  'PollRemotePage, RemoteDock, aria-label',
);
export const leftOut = message('polls.running.leftOut', 'Their answers are left out.', 'PollSuspicions, SuspicionNote');
export const answersCount = message(
  'polls.running.answersCount',
  'Their answers count.',
  'PollSuspicions, SuspicionNote',
);
export const leaveOut = message(
  'polls.running.leaveOut',
  'Leave {count, plural, one {# voter} other {# voters}} out',
  'PollSuspicions, SuspicionNote',
);
export const countVoters = message(
  'polls.running.countVoters',
  'Count {count, plural, one {# voter} other {# voters}}',
  'PollSuspicions, SuspicionNote',
);
export const inTheRoom = message('polls.running.inTheRoom', 'They are in the room', 'PollSuspicions, SuspicionNote');
export const askPresenceCode = message(
  'polls.running.askPresenceCode',
  'Ask for a presence code',
  'PollSuspicions, Remedies',
);
export const closeMembersOnly = message(
  'polls.running.closeMembersOnly',
  'Close voting, members only from now on',
  'PollSuspicions, Remedies',
);
export const membersOnly = message('polls.running.membersOnly', 'Members only from now on', 'PollSuspicions, Remedies');
export const onWallTitle = message('polls.running.onWallTitle', 'On the wall', 'RunResults');
export const onlyYouSee = message('polls.running.onlyYouSee', 'Only you see this until you show it', 'RunResults');
export const waitingForWall = message(
  'polls.running.waitingForWall',
  '{count} waiting to be let onto the wall',
  'RunResults, title',
);
export const eyeShowsHides = message(
  'polls.running.eyeShowsHides',
  'The eye beside an answer shows or hides it. “Let through” shows all of them but those held back because of a word.',
  'RunResults',
);
export const answersOfRound = message(
  'polls.running.answersOfRound',
  'Answers of this round',
  'RunResults, aria-label',
);
export const andMoreInGroups = message(
  'polls.running.andMoreInGroups',
  'and {answers} more in {groups} groups',
  'RunResults',
);
export const rightColon = message('polls.running.rightColon', 'Right:', 'RunResults');
export const rightWord = message('polls.running.rightWord', 'right', 'RunResults, GroupRow, aria-label');
export const heldBack = message('polls.running.heldBack', 'held back because of a word in it', 'RunResults, GroupRow');
export const takeOffWall = message(
  'polls.running.takeOffWall',
  'Take off the wall',
  'RunResults, GroupRow, aria-label',
);
export const letOntoWall = message(
  'polls.running.letOntoWall',
  'Let onto the wall',
  'RunResults, GroupRow, aria-label',
);
export const barsOf = message('polls.running.barsOf', 'Bars: {things}', 'RunResults, RoundFigures');
export const alsoWritten = message('polls.running.alsoWritten', 'also written', 'RunResults, Spellings');
export const questionOf = message('polls.running.questionOf', 'Question {number} of {count}', 'PollRemotePage');
export const questionOfInRound = message(
  'polls.running.questionOfInRound',
  'Question {number} of {count}, round {round}',
  'PollRemotePage',
);
export const presentCount = message('polls.running.presentCount', '{count} present', 'PollRemotePage');
export const rightOf = message('polls.running.rightOf', '{right} of {count}', 'RunResults, how many answered right');
