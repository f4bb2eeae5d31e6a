import { message } from '@lemma/contracts/messages';

export const howToTakePart = message('polls.wall.howToTakePart', 'How to take part', 'JoinCard, aria-label');
export const qrCodeOfPoll = message('polls.wall.qrCodeOfPoll', 'QR code of the poll', 'JoinCard, label');
export const bothRounds = message('polls.wall.bothRounds', 'Both rounds', 'WallComparison, aria-label');
export const round = message('polls.wall.round', 'Round {round}', 'WallComparison, h2');
export const movedToRightAnswer = message(
  'polls.wall.movedToRightAnswer',
  '{gained} moved to the right answer, {lost} left it',
  'WallComparison, text',
);
export const roundAfterTalking = message(
  'polls.wall.roundAfterTalking',
  'Round {round}, after talking',
  'WallComparison, h2',
);
export const others = message('polls.wall.others', 'others', 'WallComparison, small');
export const otherAnswers = message('polls.wall.otherAnswers', 'other answers', 'WallComparison');
export const whoMovedBetweenRounds = message(
  'polls.wall.whoMovedBetweenRounds',
  'Who moved between the rounds',
  'WallComparison, caption',
);
export const from = message('polls.wall.from', 'From', 'WallComparison, th');
export const to = message('polls.wall.to', 'To', 'WallComparison, th');
export const voters = message('polls.wall.voters', 'Voters', 'WallComparison, th');
export const poll = message('polls.wall.poll', 'Poll', 'PollWallPage, title');
export const space = message('polls.wall.space', 'Space', 'PollWallPage, PrimaryButton');
export const pollOverThanks = message(
  'polls.wall.pollOverThanks',
  'The poll is over. Thank you.',
  'PollWallPage, Idle',
);
export const pollNotStarted = message(
  'polls.wall.pollNotStarted',
  'The poll has not started yet.',
  'PollWallPage, Idle',
);
export const ofHaveAnswered = message('polls.wall.ofHaveAnswered', 'of {count} have answered', 'PollWallPage, Counted');
export const isHere = message('polls.wall.isHere', 'is here', 'PollWallPage, Counted');
export const areHere = message('polls.wall.areHere', 'are here', 'PollWallPage, Counted');
export const presenceCode = message('polls.wall.presenceCode', 'Presence <b>{code}</b>', 'PollWallPage, Counted');
export const timeLeft = message('polls.wall.timeLeft', 'Time left {time}', 'PollWallPage, BigTimer, aria-label');
export const lookAtBlackboard = message('polls.wall.lookAtBlackboard', 'Look at the blackboard', 'WallQuestion, Shown');
export const oneWaits = message('polls.wall.oneWaits', '1 answer waits to be let through', 'WallQuestion, Waiting');
export const answersWait = message(
  'polls.wall.answersWait',
  '{count} answers wait to be let through',
  'WallQuestion, Waiting',
);
export const questionOf = message('polls.wall.questionOf', 'Question {number} of {count}', 'PollWallPage');
export const roundNumber = message(
  'polls.wall.roundNumber',
  'round {number}',
  'PollWallPage, after the number of the question',
);
