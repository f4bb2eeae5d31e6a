import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Advice about unreadable input, by the reader's code; each follows the reader's own sentence [V04]. */
const words: Readonly<Record<string, string>> = {
  empty: t(m.nothingToReadYet),
  'too-long': t(m.longerThanAnyAnswer),
  'too-deep': t(m.tooManyBracketsInside),
  'empty-command': t(m.backslashOnItsOwn),
  'unknown-command': t(m.wordNotKnownHere),
  'unexpected-character': t(m.signNoMeaningHere),
  'missing-close-brace': t(m.groupOpenedAndNot),
  'missing-open-brace': t(m.groupClosedNeverOpened),
  'empty-braces': t(m.somethingMissingBetweenBraces),
  'missing-subscript': t(m.indexEmptyTypeOne),
  'missing-superscript': t(m.powerEmptyTypeExponent),
  'double-superscript': t(m.twoPowersStandAbove),
  'double-subscript': t(m.twoIndicesStandSide),
  'subscript-text': t(m.indexLetterNumberOr),
  'missing-numerator': t(m.upperPartOfFraction),
  'missing-denominator': t(m.lowerPartOfFraction),
  'missing-radicand': t(m.nothingUnderRootFill),
  'missing-index': t(m.whichRootMeantFill),
  'missing-argument': t(m.somethingMissingBehindType),
  'missing-base': t(m.somethingMissingBelowPower),
  'missing-close-bracket': t(m.bracketOpenedAndNot),
  'missing-open-bracket': t(m.bracketClosedNeverOpened),
  'empty-brackets': t(m.somethingMissingBetweenBrackets),
  'missing-item': t(m.somethingMissingBesideComma),
  'mixed-separators': t(m.separateWithCommasOr),
  'missing-before': t(m.somethingMissingBeforeSign),
  'missing-after': t(m.somethingMissingBehindSign),
  'missing-operator': t(m.signMissingBetweenTwo),
  'empty-box': t(m.boxEmptyFillIn),
  'two-points': t(m.oneNumberTwoDecimal),
  'decimal-comma': t(m.decimalsWrittenWithComma),
  'missing-differential': t(m.sayWhichLetterIntegrated),
  'missing-variable': t(m.sayWhichLetterMeant),
  'missing-target': t(m.sayWhereLimitGoes),
  'missing-end': t(m.endMissing),
  'missing-text': t(m.quotationMarkMissing),
};

/** One or two sentences that a learner of twelve understands. */
export function plainWords(code: string): string {
  return words[code] ?? t(m.checkWhatTypedAnd);
}
