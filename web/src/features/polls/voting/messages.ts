import { message } from '@lemma/contracts/messages';

export const questionIsShown = message(
  'polls.voting.questionIsShown',
  'Question {number} is shown. Voting is not open yet.',
  'voter-words, said by screen readers',
);
export const votingOpenAgain = message(
  'polls.voting.votingOpenAgain',
  'Question {number}: voting is open again, round {round}.',
  'voter-words, said by screen readers',
);
export const votingIsOpen = message(
  'polls.voting.votingIsOpen',
  'Question {number}: voting is open.',
  'voter-words, said by screen readers',
);
export const answerIsShown = message(
  'polls.voting.answerIsShown',
  'Question {number}: the answer is shown.',
  'voter-words, said by screen readers',
);
export const votingIsClosed = message(
  'polls.voting.votingIsClosed',
  'Question {number}: voting is closed.',
  'voter-words, said by screen readers',
);
export const resultsAreShown = message(
  'polls.voting.resultsAreShown',
  'Question {number}: the results are shown.',
  'voter-words, said by screen readers',
);
export const thankYou = message('polls.voting.thankYou', 'Thank you for coming.', 'PollRests');
export const answeredOf = message(
  'polls.voting.answeredOf',
  'You answered {answered} of {count, plural, one {# question} other {# questions}}.',
  'PollRests',
);
export const rightOf = message('polls.voting.rightOf', '{right} of {marked} right.', 'PollRests');
export const rightAnswer = message('polls.voting.rightAnswer', 'Right: <answer></answer>', 'ClosedQuestion');
export const answerIsIn = message('polls.voting.answerIsIn', 'Your answer is in.', 'AskedQuestion');
export const mayChangeWhileOpen = message(
  'polls.voting.mayChangeWhileOpen',
  'You may change it while voting is open.',
  'AskedQuestion, after “Your answer is in.”',
);
export const signInWithName = message(
  'polls.voting.signInWithName',
  'Answers count for {name}: sign in so that your teacher knows who you are.',
  'PollPage; the name of a class',
);
export const signInWithoutName = message(
  'polls.voting.signInWithoutName',
  'This poll is for the members of {name}: sign in to answer. Your answers carry no name.',
  'PollPage; the name of a class',
);
export const joinClassFirst = message(
  'polls.voting.joinClassFirst',
  'This poll is for {name}. Join the class first, then open this page again.',
  'PollPage; the name of a class',
);
export const someClass = message('polls.voting.someClass', 'a class', 'PollPage, in place of the name of a class');
export const submit = message('polls.voting.submit', 'Submit', 'AskedQuestion');
export const update = message('polls.voting.update', 'Update', 'AskedQuestion');
export const lookAtBlackboard = message('polls.voting.lookAtBlackboard', 'Look at the blackboard', 'AskedQuestion');
export const votingOpensSoon = message(
  'polls.voting.votingOpensSoon',
  'Voting opens soon.',
  'AskedQuestion, VoteState',
);
export const sending = message('polls.voting.sending', 'Sending …', 'AskedQuestion, VoteState');
export const keptUntilConnected = message(
  'polls.voting.keptUntilConnected',
  'Kept here; sent when the connection is back.',
  'AskedQuestion, VoteState',
);
export const didNotAnswer = message('polls.voting.didNotAnswer', 'You did not answer this one', 'ClosedQuestion');
export const youWrote = message('polls.voting.youWrote', 'You wrote', 'ClosedQuestion');
export const great = message('polls.voting.great', 'Great!', 'ClosedQuestion, title', { fixed: 'V08' });
export const notQuite = message('polls.voting.notQuite', 'Not quite, keep it up though!', 'ClosedQuestion, title', {
  fixed: 'V08',
});
export const lookAtWall = message('polls.voting.lookAtWall', 'Look up at the wall', 'ClosedQuestion');
export const nextAppears = message(
  'polls.voting.nextAppears',
  'The next question appears here by itself.',
  'ClosedQuestion',
);
export const results = message('polls.voting.results', 'Results', 'ClosedQuestion, source');
export const home = message('polls.voting.home', 'Home', 'PollFrame, aria-label');
export const poll = message('polls.voting.poll', 'Poll', 'PollPage, PollByCode, title');
export const manyAreJoining = message(
  'polls.voting.manyAreJoining',
  'Many people are joining from your network. You will be let in within a minute.',
  'PollPage, JoinPoll',
);
export const signIn = message('polls.voting.signIn', 'Sign in', 'PollPage, JoinPoll');
export const yourClasses = message('polls.voting.yourClasses', 'Your classes', 'PollPage, JoinPoll');
export const answerPoll = message('polls.voting.answerPoll', 'Answer a poll', 'PollPage, NoPoll, title');
export const noPollHasCode = message('polls.voting.noPollHasCode', 'No poll has this code now', 'PollPage, NoPoll');
export const lookAtWallAgain = message(
  'polls.voting.lookAtWallAgain',
  'Look at the wall again: a code works while its poll is open.',
  'PollPage, NoPoll',
);
export const pollCode = message('polls.voting.pollCode', 'Poll code', 'PollPage, NoPoll, label');
export const youAreIn = message('polls.voting.youAreIn', 'You are in', 'PollRests, PollWait');
export const questionAppears = message(
  'polls.voting.questionAppears',
  'The question appears here by itself.',
  'PollRests, PollWait',
);
export const notStartedYet = message('polls.voting.notStartedYet', 'Not started yet', 'PollRests, PollOver');
export const firstAppears = message(
  'polls.voting.firstAppears',
  'The first question appears here by itself.',
  'PollRests, PollOver',
);
export const pollOver = message('polls.voting.pollOver', 'The poll is over', 'PollRests, PollOver');
export const presence = message('polls.voting.presence', 'Presence', 'PresenceBand, aria-label');
export const countedPresent = message('polls.voting.countedPresent', 'You are counted as present.', 'PresenceBand');
export const typePresence = message(
  'polls.voting.typePresence',
  'Presence: type the {count} digits from the wall',
  'PresenceBand',
);
export const send = message('polls.voting.send', 'Send', 'PresenceBand');
export const questionOf = message('polls.voting.questionOf', 'Question {number} of {count}', 'VoterScreen, Screen');
export const noConnection = message(
  'polls.voting.noConnection',
  'No connection, trying again',
  'VoterScreen, shared, label',
);
export const notOpenYet = message('polls.voting.notOpenYet', 'Not open yet', 'VoterScreen, shared, label');
export const closed = message('polls.voting.closed', 'Closed', 'VoterScreen, shared, label');
export const answerAs = message(
  'polls.voting.answerAs',
  'You answer as <b>{name}</b>. Your teacher sees it, the wall does not.',
  'WhoYouAre',
);
export const youAreCodename = message(
  'polls.voting.youAreCodename',
  'You are <b>{name}</b>, no one sees your name.',
  'WhoYouAre',
);
export const pollIsOver = message('polls.voting.pollIsOver', 'The poll is over.', 'voter-words, spokenState');
export const waitingForQuestion = message(
  'polls.voting.waitingForQuestion',
  'Waiting for a question.',
  'voter-words, spokenState',
);
