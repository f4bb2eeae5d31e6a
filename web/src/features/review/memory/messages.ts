import { message } from '@lemma/contracts/messages';

export const loadingFigures = message('review.memory.loadingFigures', 'Loading figures', 'MemoryCard, label');
export const rememberedNow = message('review.memory.rememberedNow', 'Remembered now', 'MemoryCard, title');
export const fallsWithTimeRises = message(
  'review.memory.fallsWithTimeRises',
  'falls with time, rises with each review',
  'MemoryCard, HeadNote',
);
export const topicsAppearHereAs = message(
  'review.memory.topicsAppearHereAs',
  'Topics appear here once something has been practised.',
  'MemoryCard, EmptyState',
);
export const topicsRememberedBetter = message(
  'review.memory.topicsRememberedBetter',
  '{restCount, plural, one {# topic} other {# topics}} remembered better',
  'MemoryCard, summary',
);
export const exercises = message(
  'review.memory.exercises',
  '{exerciseCount, plural, one {# exercise} other {# exercises}}',
  'MemoryCard, number',
);
export const learners = message(
  'review.memory.learners',
  '{learnerCount, plural, one {# learner} other {# learners}}',
  'MemoryCard, number',
);
export const due = message('review.memory.due', ', {dueCount} due', 'MemoryCard, text');
