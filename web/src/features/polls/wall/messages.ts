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
