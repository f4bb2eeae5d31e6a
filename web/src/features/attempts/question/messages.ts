import { message } from '@lemma/contracts/messages';

export const tryCosts = message(
  'attempts.question.tryCosts',
  'Another try takes {percent} % off what it can earn.',
  'worth',
);
export const earnedStays = message(
  'attempts.question.earnedStays',
  'What you have earned stays.',
  'Costs, after what another try or a hint costs',
);
export const freeTry = message('attempts.question.freeTry', 'Try {number}, as many as you like', 'PracticeQuestion');
export const tryNumber = message('attempts.question.tryNumber', 'Try {number}', 'PracticeQuestion');
export const hintCosts = message('attempts.question.hintCosts', 'A hint takes {percent} % off.', 'PracticeQuestion');
export const markForLater = message(
  'attempts.question.markForLater',
  'Mark<wide> for later</wide>',
  'MarkButton; the words inside are hidden on phones',
);
export const answerIsKeptWhere = message(
  'attempts.question.answerIsKeptWhere',
  'Your answer is kept {where, select, device {on this device} other {in this open page}}',
  'PhaseNote',
);
export const boxIsEmpty = message('attempts.question.boxIsEmpty', 'empty', 'verdict-words, of a box without an answer');
export const pointsOf = message(
  'attempts.question.pointsOf',
  '{score} of {points, plural, one {# point} other {# points}}',
  'PointsChip',
);
export const twoReadings = message(
  'attempts.question.twoReadings',
  'This can be read in two ways',
  'AnswerSlot, DoubtNote, title',
);
export const partOfItRight = message('attempts.question.partOfItRight', 'Part of it is right.', 'AnswerSlot, PartNote');
export const back = message('attempts.question.back', 'Back', 'AssessmentActions, WayOn, aria-label');
export const finalOnHandIn = message(
  'attempts.question.finalOnHandIn',
  'Nothing is final until you hand in.',
  'AssessmentQuestion, finalWords',
);
export const finalOnHandInAfter = message(
  'attempts.question.finalOnHandInAfter',
  'Nothing is final until you hand in after question {number}.',
  'AssessmentQuestion, finalWords',
);
export const check = message('attempts.question.check', 'Check', 'AssessmentQuestion');
export const next = message('attempts.question.next', 'Next', 'AssessmentQuestion');
export const overview = message('attempts.question.overview', 'Overview', 'AssessmentQuestion');
export const handIn = message('attempts.question.handIn', 'Hand in', 'AssessmentQuestion');
export const save = message('attempts.question.save', 'Save', 'AssessmentQuestion, checkLabel');
export const timeIsUp = message('attempts.question.timeIsUp', 'The time is up', 'AssessmentQuestion, title');
export const typedIsHandedIn = message(
  'attempts.question.typedIsHandedIn',
  'What you typed is being handed in.',
  'AssessmentQuestion',
);
export const late = message('attempts.question.late', 'Late', 'AssessmentQuestion, AssessmentChips, label');
export const handedInAsTyped = message(
  'attempts.question.handedInAsTyped',
  'Handed in as typed',
  'AssessmentQuestion, AssessmentChips, label',
);
export const hintOf = message(
  'attempts.question.hintOf',
  'Hint {number} of {count}',
  'HelpCards, HintCards, aria-label',
);
export const hint = message('attempts.question.hint', 'Hint', 'HelpCards, HintCards');
export const solution = message('attempts.question.solution', 'Solution', 'HelpCards, SolutionCard, aria-label');
export const solutionWithYourNumbers = message(
  'attempts.question.solutionWithYourNumbers',
  'Solution with your numbers',
  'HelpCards, SolutionCard',
);
export const endOfSolution = message(
  'attempts.question.endOfSolution',
  'End of the solution',
  'HelpCards, SolutionCard',
);
export const typedOnOtherDevice = message(
  'attempts.question.typedOnOtherDevice',
  'You also typed this on another device',
  'OtherDraft, title',
);
export const nothing = message('attempts.question.nothing', 'Nothing', 'OtherDraft');
export const takeOther = message('attempts.question.takeOther', 'Use this instead', 'OtherDraft');
export const keepOwn = message('attempts.question.keepOwn', 'Keep what is in the box', 'OtherDraft');
export const answerAfterEnd = message(
  'attempts.question.answerAfterEnd',
  'Your answer came after the end',
  'PhaseNote, title',
);
export const keptForTeacher = message(
  'attempts.question.keptForTeacher',
  'You typed it in time. It is kept, and your teacher decides whether it counts.',
  'PhaseNote',
);
export const answerStillInBox = message(
  'attempts.question.answerStillInBox',
  'Your answer is still in the box.',
  'PhaseNote',
);
export const sentLaterContinue = message(
  'attempts.question.sentLaterContinue',
  'It is sent as soon as the network is back. You can continue.',
  'PhaseNote',
);
export const answerIsKept = message('attempts.question.answerIsKept', 'Your answer is kept', 'PhaseNote, title');
export const notDecidedByTeacher = message(
  'attempts.question.notDecidedByTeacher',
  'It could not be decided whether it is right. Your teacher sees it.',
  'PhaseNote',
);
export const noMoreAnswers = message(
  'attempts.question.noMoreAnswers',
  'No more answers are taken here',
  'PhaseNote, title',
);
export const practiseNewNumbers = message(
  'attempts.question.practiseNewNumbers',
  '<link>Practise with new numbers</link>: it does not count.',
  'PhaseNote',
);
export const points = message(
  'attempts.question.points',
  '{points, plural, one {# point} other {# points}}',
  'PointsChip',
);
export const anotherVariant = message('attempts.question.anotherVariant', 'Another variant', 'PracticeActions');
export const nextHint = message('attempts.question.nextHint', 'Next hint', 'PracticeActions, hintWords');
export const finish = message('attempts.question.finish', 'Finish', 'PracticeActions, primaryWords');
export const tryAgain = message('attempts.question.tryAgain', 'Try again', 'PracticeActions, primaryWords');
export const variantNumber = message(
  'attempts.question.variantNumber',
  'Variant {number}',
  'PracticeQuestion, PracticeChips, label',
);
export const questionNumber = message(
  'attempts.question.questionNumber',
  'Question {number}',
  'QuestionForm, aria-label',
);
export const notQuite = message('attempts.question.notQuite', 'Not quite, keep it up though!', 'verdict-words', {
  fixed: 'V08',
});
export const great = message('attempts.question.great', 'Great!', 'verdict-words', { fixed: 'V08' });
export const partlyRight = message('attempts.question.partlyRight', 'Partly right', 'verdict-words, partWords, partly');
export const notYet = message('attempts.question.notYet', 'Not yet', 'verdict-words, partWords, wrong');
export const cannotBeRead = message(
  'attempts.question.cannotBeRead',
  'Cannot be read',
  'verdict-words, partWords, invalid',
);
export const notFinished = message(
  'attempts.question.notFinished',
  'Not finished',
  'verdict-words, partWords, unfinished',
);
export const notDecided = message('attempts.question.notDecided', 'Not decided', 'verdict-words, partWords, unknown');
export const thisCannotBeRead = message(
  'attempts.question.thisCannotBeRead',
  'This cannot be read',
  'verdict-words, noteTitles, invalid',
);
export const notFinishedYet = message(
  'attempts.question.notFinishedYet',
  'Not finished yet',
  'verdict-words, noteTitles, unfinished',
);
export const couldNotBeDecided = message(
  'attempts.question.couldNotBeDecided',
  'This could not be decided',
  'verdict-words, noteTitles, unknown',
);
export const lateAtFullPoints = message(
  'attempts.question.lateAtFullPoints',
  'Late, for full points',
  'worth, lateWords',
);
export const lateWorth = message(
  'attempts.question.lateWorth',
  'Late: worth {percent} % of the points',
  'worth, lateWords',
);
export const readItAs = message(
  'attempts.question.readItAs',
  'We read it as ${read}$. Press {check} again if you mean that; if you mean ${other}$, change it.',
  'DoubtNote; formulas between dollar signs',
);
