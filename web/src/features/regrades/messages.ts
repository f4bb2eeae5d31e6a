import { message } from '@lemma/contracts/messages';

export const whatShouldHappen = message('regrades.whatShouldHappen', 'What should happen', 'PolicyCard, title');
export const regrade = message('regrades.regrade', 'Regrade', 'PolicyCard, label');
export const wholeQuestion = message('regrades.wholeQuestion', 'The whole question', 'PolicyCard, label');
export const partAlone = message('regrades.partAlone', 'Part {name} alone', 'PolicyCard, label');
export const scores = message('regrades.scores', 'Scores', 'PolicyCard, legend');
export const fullMarksForEqual = message(
  'regrades.fullMarksForEqual',
  'Full marks for equal answers',
  'PolicyCard, label',
);
export const whyForLearnersTo = message('regrades.whyForLearnersTo', 'Why, for learners to read', 'PolicyCard, label');
export const question = message('regrades.question', '{taskName}, question {position}', 'RegradeHead');
export const questionPart = message(
  'regrades.questionPart',
  '{taskName}, question {position}, part {part}',
  'RegradeHead',
);
export const newVersionAsksLearners = message(
  'regrades.newVersionAsksLearners',
  'The new version asks {otherQuestionCount, plural, one {# learner} other {# learners}} another question, so it cannot mark their answers. They keep their scores. Full marks or dropping would reach them too.',
  'RegradeNotes',
);
export const answersNewVersionCannot = message(
  'regrades.answersNewVersionCannot',
  '{undecidedCount, plural, one {# answer} other {# answers}} the new version cannot read or decide: {undecidedCount, plural, one {it keeps its} other {they keep their}} marks.',
  'RegradeNotes',
);
export const attemptsStillOpenAnswers = message(
  'regrades.attemptsStillOpenAnswers',
  '{openCount, plural, one {# attempt} other {# attempts}} {openCount, plural, one {is} other {are}} still open. Answers given there from now on are marked in the new way as well.',
  'RegradeNotes',
);
export const regradePreview = message('regrades.regradePreview', 'Regrade preview', 'RegradePage, title');
export const learners = message('regrades.learners', 'Learners', 'RegradeTable, aria-label');
export const learner = message('regrades.learner', 'Learner', 'RegradeTable, th');
export const answer = message('regrades.answer', 'Answer', 'RegradeTable, th');
export const verdict = message('regrades.verdict', 'Verdict', 'RegradeTable, th');
export const why = message('regrades.why', 'Why', 'RegradeTable, th');
export const scoreOf = message('regrades.scoreOf', 'Score of {points}', 'RegradeTable, th');
export const andEarlier = message('regrades.andEarlier', 'and {more} earlier', 'RegradeTable, small');
export const becomes = message('regrades.becomes', 'becomes', 'RegradeTable, VisuallyHidden');
export const regradedOfBecameOf = message(
  'regrades.regradedOfBecameOf',
  'Regraded {day}: {scoreBefore} of {pointsBefore} became {scoreAfter} of {pointsAfter}',
  'RegradedNote, title',
);
export const regrades = message('regrades.regrades', 'Regrades', 'RegradesCard, title');
export const part = message('regrades.part', ', part {part}', 'RegradesCard, text');
export const neverLower = message('regrades.neverLower', 'Never lower', 'regrade-words, never-lower');
export const newScoreUpOr = message('regrades.newScoreUpOr', 'New score, up or down', 'regrade-words, as-graded');
export const fullMarksForAll = message('regrades.fullMarksForAll', 'Full marks for all', 'regrade-words, full-marks');
export const dropIt = message('regrades.dropIt', 'Drop it', 'regrade-words, drop');
export const totalsChangeOutOf = message(
  'regrades.totalsChangeOutOf',
  '{number, plural, one {# total} other {# totals}} {number, plural, one {changes} other {change}}, out of {taskPoints} points',
  'regrade-words',
);
export const up = message('regrades.up', '{up} up', 'regrade-words');
export const down = message('regrades.down', '{down} down', 'regrade-words');
export const staysAs = message('regrades.staysAs', 'stays as it is', 'regrade-words');
export const stayAsThey = message('regrades.stayAsThey', 'stay as they are', 'regrade-words');
export const noScoreWentUp = message('regrades.noScoreWentUp', 'No score went up, {down} went down.', 'regrade-words');
export const scoresWentUpWent = message(
  'regrades.scoresWentUpWent',
  '{up, plural, one {# score} other {# scores}} went up, {down} went down.',
  'regrade-words',
);
export const policyAndReason = message('regrades.policyAndReason', '{policy}: “{reason}”', 'RegradeApplied');
export const policyVersionAndReason = message(
  'regrades.policyVersionAndReason',
  '{policy}, by version {version}: “{reason}”',
  'RegradeApplied',
);
export const learnersNotified = message(
  'regrades.learnersNotified',
  '{count, plural, one {# learner is notified of the reason. You can undo for 7 days.} other {# learners are notified of the reason. You can undo for 7 days.}}',
  'RegradePreviewContent',
);
export const applyTo = message(
  'regrades.applyTo',
  'Apply to {count, plural, one {# learner} other {# learners}}',
  'RegradePreviewContent, button',
);
export const questionNamed = message('regrades.questionNamed', 'Question {number}: {title}', 'RegradesCard');
export const questionPartNamed = message(
  'regrades.questionPartNamed',
  'Question {number}, part {part}: {title}',
  'RegradesCard',
);
export const undone = message('regrades.undone', 'undone', 'RegradesCard');
export const keptScore = message(
  'regrades.keptScore',
  'kept <b>{score}</b>',
  'RegradeTable, a score that a teacher gave',
);
export const loadingRegrade = message('regrades.loadingRegrade', 'Loading the regrade', 'RegradeApplied, label');
export const regradeApplied = message('regrades.regradeApplied', 'Regrade applied', 'RegradeApplied, Applied, title');
export const regradeUndone = message('regrades.regradeUndone', 'Regrade undone', 'RegradeApplied, Applied, title');
export const whatChanged = message('regrades.whatChanged', 'What changed', 'RegradeApplied, Applied, title');
export const noScoreChanged = message('regrades.noScoreChanged', 'No score changed.', 'RegradeApplied, Applied');
export const pagesOfLearners = message(
  'regrades.pagesOfLearners',
  'Pages of learners',
  'RegradeApplied, Applied, aria-label',
);
export const undoneAllAsBefore = message(
  'regrades.undoneAllAsBefore',
  'The regrade is undone. Every score is as it was.',
  'RegradeApplied, undo, message',
);
export const cannotBeUndone = message(
  'regrades.cannotBeUndone',
  'It can no longer be undone.',
  'RegradeApplied, EffectAndUndo',
);
export const canUndoUntil = message(
  'regrades.canUndoUntil',
  'You can undo until {moment}, or until you regrade this question again.',
  'RegradeApplied, EffectAndUndo',
);
export const undoRegrade = message('regrades.undoRegrade', 'Undo regrade', 'RegradeApplied, EffectAndUndo');
export const regradeNamed = message('regrades.regradeNamed', 'Regrade {name}', 'RegradeButton, aria-label');
export const loadingPreview = message('regrades.loadingPreview', 'Loading the preview', 'RegradePreviewContent, label');
export const learnersCount = message(
  'regrades.learnersCount',
  '{count, plural, one {# learner} other {# learners}}',
  'RegradePreviewContent, Preview',
);
export const versionNumber = message(
  'regrades.versionNumber',
  'version {number}',
  'RegradePreviewContent, ChangesCard, label',
);
export const markedByNewest = message(
  'regrades.markedByNewest',
  'Answers are marked by the newest version already. Full marks and dropping need no newer one.',
  'RegradePreviewContent, ChangesCard',
);
export const nothingOfThisPart = message(
  'regrades.nothingOfThisPart',
  'Nothing that concerns this part.',
  'RegradePreviewContent, ChangesCard',
);
export const marking = message('regrades.marking', 'Marking', 'RegradePreviewContent, Marking, aria-label');
export const markedAgain = message(
  'regrades.markedAgain',
  '{done} of {total, plural, one {# answer} other {# answers}} marked again. Nothing is changed yet.',
  'RegradePreviewContent, Marking',
);
export const markingAgain = message(
  'regrades.markingAgain',
  'Marking again',
  'RegradePreviewContent, Marking, aria-label',
);
export const affectedOf = message(
  'regrades.affectedOf',
  '{count} of {total, plural, one {# learner} other {# learners}} {count, plural, one {is} other {are}} affected',
  'RegradePreviewContent, Affected, title',
);
export const classAverage = message(
  'regrades.classAverage',
  'class average {before} → <strong>{after}</strong>',
  'RegradePreviewContent, Affected',
);
export const noOnesMarks = message('regrades.noOnesMarks', 'No one’s marks change.', 'RegradePreviewContent, Affected');
export const previewIsNew = message(
  'regrades.previewIsNew',
  'The preview is new now. Look at it, then apply it again.',
  'RegradePreviewContent, ApplyDock',
);
export const whatHappensNext = message(
  'regrades.whatHappensNext',
  'What happens next',
  'RegradePreviewContent, ApplyDock, aria-label',
);
export const saveCsv = message('regrades.saveCsv', 'Save as CSV', 'RegradePreviewContent, ApplyDock');
export const noneWord = message('regrades.noneWord', 'none', 'RegradeTable, LearnerRow');
export const rightWord = message('regrades.rightWord', 'right', 'VerdictChange, chips, label');
export const partlyWord = message('regrades.partlyWord', 'partly', 'VerdictChange, chips, label');
export const wrongWord = message('regrades.wrongWord', 'wrong', 'VerdictChange, chips, label');
export const undecidedWord = message('regrades.undecidedWord', 'undecided', 'VerdictChange, chips, label');
export const emptyWord = message('regrades.emptyWord', 'empty', 'VerdictChange, chips, label');
export const everyScoreAsBefore = message(
  'regrades.everyScoreAsBefore',
  'Every score is as it was before. Answers that came in between are kept.',
  'RegradeApplied',
);
export const reasonWithResult = message(
  'regrades.reasonWithResult',
  'Those learners find the reason with their result.',
  'RegradeApplied',
);
export const undoneAt = message('regrades.undoneAt', 'Undone {moment}.', 'RegradeApplied');
