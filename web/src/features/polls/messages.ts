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
