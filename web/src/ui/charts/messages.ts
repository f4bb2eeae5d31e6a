import { message } from '@lemma/contracts/messages';

export const percentBetweenAnd = message(
  'ui.charts.percentBetweenAnd',
  '{share} percent, between {low} and {high}',
  'Ranges, VisuallyHidden',
);
export const none = message('ui.charts.none', 'none', 'Curve, a span without a figure');
