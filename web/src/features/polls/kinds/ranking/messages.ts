import { message } from '@lemma/contracts/messages';

export const votersWhoPutRow = message(
  'polls.kinds.ranking.votersWhoPutRow',
  'Voters who put the row before the column',
  'PairRows, caption',
);
export const choice = message('polls.kinds.ranking.choice', 'Choice', 'PairRows, VisuallyHidden');
export const ranking = message('polls.kinds.ranking.ranking', 'Ranking', 'desk, name');
export const meanPlace = message('polls.kinds.ranking.meanPlace', 'Mean place', 'results, caption');
export const whoPutBeforeWhom = message(
  'polls.kinds.ranking.whoPutBeforeWhom',
  'Who is put before whom',
  'results, label',
);
export const noAnswersYet = message('polls.kinds.ranking.noAnswersYet', 'No answers yet.', 'wall, p');
export const resultsBestMeanPlace = message(
  'polls.kinds.ranking.resultsBestMeanPlace',
  'Results, best mean place first',
  'wall, aria-label',
);
export const mean = message('polls.kinds.ranking.mean', 'mean', 'wall, small');
export const yourOrder = message('polls.kinds.ranking.yourOrder', 'Your order', 'RankingBox, aria-label');
export const tapToTakeOut = message(
  'polls.kinds.ranking.tapToTakeOut',
  'Tap a choice to take it out of the order.',
  'RankingBox',
);
export const tapChoice = message('polls.kinds.ranking.tapChoice', 'Tap the choice that you put {place}.', 'RankingBox');
export const place = message('polls.kinds.ranking.place', 'Place', 'RankingBox');
export const startAgain = message('polls.kinds.ranking.startAgain', 'Start again', 'RankingBox');
export const firstPlaces = message('polls.kinds.ranking.firstPlaces', 'first places', 'results, ranking, countOf');
