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
