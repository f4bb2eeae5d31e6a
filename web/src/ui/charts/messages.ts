import { message } from '@lemma/contracts/messages';

export const percentBetweenAnd = message(
  'ui.charts.percentBetweenAnd',
  '{share} percent, between {low} and {high}',
  'Ranges, VisuallyHidden',
);
