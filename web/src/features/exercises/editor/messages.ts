import { message } from '@lemma/contracts/messages';

export const notGiven = message('exercises.editor.notGiven', 'Not given', 'AboutCard, label');
export const firstYearOfUniversity = message(
  'exercises.editor.firstYearOfUniversity',
  'First year of university',
  'AboutCard, label',
);
export const schoolYear = message('exercises.editor.schoolYear', 'School year {number}', 'AboutCard, label');
export const leftToRight = message('exercises.editor.leftToRight', 'Left to right', 'AboutCard, label');
export const rightToLeft = message('exercises.editor.rightToLeft', 'Right to left', 'AboutCard, label');
export const aboutExercise = message('exercises.editor.aboutExercise', 'About the exercise', 'AboutCard, aria-label');
export const title = message('exercises.editor.title', 'Title', 'AboutCard, label');
export const twoRationalRoots = message(
  'exercises.editor.twoRationalRoots',
  'Two rational roots',
  'AboutCard, placeholder',
);
export const level = message('exercises.editor.level', 'Level', 'AboutCard, label');
export const usuallyTaughtIn = message('exercises.editor.usuallyTaughtIn', 'Usually taught in', 'AboutCard, label');
export const textRuns = message('exercises.editor.textRuns', 'Text runs', 'AboutCard, label');
export const topic = message('exercises.editor.topic', 'Topic', 'AboutCard, label');
export const algebraQuadratics = message(
  'exercises.editor.algebraQuadratics',
  'algebra/quadratics',
  'AboutCard, placeholder',
);
export const tags = message('exercises.editor.tags', 'Tags', 'AboutCard, label');
export const factorisingRoots = message(
  'exercises.editor.factorisingRoots',
  'factorising, roots',
  'AboutCard, placeholder',
);
export const part = message('exercises.editor.part', 'Part {number}', 'EditorCards, title');
export const question = message('exercises.editor.question', 'Question', 'EditorCards, label');
export const choice = message('exercises.editor.choice', 'Choice', 'EditorCards, label');
export const alternativeAnswer = message(
  'exercises.editor.alternativeAnswer',
  'Alternative answer',
  'EditorCards, label',
);
export const figures = message('exercises.editor.figures', 'Figures', 'EditorCards, label');
export const variables = message('exercises.editor.variables', 'Variables', 'EditorCards, label');
export const variable = message('exercises.editor.variable', 'Variable', 'EditorCards, label');
export const keepIf = message('exercises.editor.keepIf', 'Keep if', 'EditorCards, label');
export const tests = message('exercises.editor.tests', 'Tests', 'EditorCards, label');
export const test = message('exercises.editor.test', 'Test', 'EditorCards, label');
export const hintsAndSolution = message(
  'exercises.editor.hintsAndSolution',
  'Hints and solution',
  'EditorCards, label',
);
export const hint = message('exercises.editor.hint', 'Hint', 'EditorCards, label');
export const addAnswerPart = message('exercises.editor.addAnswerPart', 'Add answer part', 'EditorCards, label');
export const lastChangesToNot = message(
  'exercises.editor.lastChangesToNot',
  'The last changes to “{title}” are not saved yet.',
  'ExerciseEditor, message',
);
export const notSavedYet = message('exercises.editor.notSavedYet', 'Not saved yet. {failure}', 'SaveState, Sign');
export const saving = message('exercises.editor.saving', 'Saving …', 'SaveState, Sign');
export const variableNamed = message('exercises.editor.variableNamed', 'Variable {name}', 'problems');
export const partNamed = message('exercises.editor.partNamed', 'Part {name}', 'problems');
export const figure = message('exercises.editor.figure', 'Figure {name}', 'problems');
export const hintNumber = message('exercises.editor.hintNumber', 'Hint {number}', 'problems');
export const hints = message('exercises.editor.hints', 'Hints', 'problems');
export const testNumber = message('exercises.editor.testNumber', 'Test {number}', 'problems');
export const exercise = message('exercises.editor.exercise', 'Exercise', 'problems');
export const giveExerciseTitleFirst = message(
  'exercises.editor.giveExerciseTitleFirst',
  'Give the exercise a title first.',
  'publish-obstacle',
);
export const fixMarkedFieldsFirst = message(
  'exercises.editor.fixMarkedFieldsFirst',
  'Fix the marked fields first.',
  'publish-obstacle',
);
export const previewMustShowVariant = message(
  'exercises.editor.previewMustShowVariant',
  'The preview must show a variant first.',
  'publish-obstacle',
);
export const oneProblemLeftHealth = message(
  'exercises.editor.oneProblemLeftHealth',
  'One problem is left; Health says which.',
  'publish-obstacle',
);
export const problemsLeftHealthSays = message(
  'exercises.editor.problemsLeftHealthSays',
  '{healthErrors} problems are left; Health says which.',
  'publish-obstacle',
);
export const nothingChangedSincePublished = message(
  'exercises.editor.nothingChangedSincePublished',
  'Nothing has changed since it was published.',
  'publish-obstacle',
);
export const oneVariant = message('exercises.editor.oneVariant', 'one variant', 'publish-obstacle');
export const overVariants = message(
  'exercises.editor.overVariants',
  'over {tried, number} variants',
  'publish-obstacle',
);
export const variants = message('exercises.editor.variants', '{distinct, number} variants', 'publish-obstacle');
export const whoMayFind = message('exercises.editor.whoMayFind', 'Who may find it', 'AudienceButton');
export const whoMayFindNamed = message(
  'exercises.editor.whoMayFindNamed',
  'Who may find it: {name}',
  'AudienceButton, aria-label',
);
export const exercises = message('exercises.editor.exercises', 'Exercises', 'EditorHead, title');
export const backToExercises = message(
  'exercises.editor.backToExercises',
  'Back to exercises',
  'EditorHead, aria-label',
);
export const newExercise = message('exercises.editor.newExercise', 'New exercise', 'EditorHead');
export const published = message('exercises.editor.published', 'Published', 'EditorHead, label');
export const draft = message('exercises.editor.draft', 'Draft', 'EditorHead, label');
export const unpublishedChanges = message(
  'exercises.editor.unpublishedChanges',
  'Unpublished changes',
  'EditorHead, label',
);
export const variantsWords = message('exercises.editor.variantsWords', 'Variants', 'EditorHead');
export const preview = message('exercises.editor.preview', 'Preview', 'EditorHead');
export const publishChanges = message('exercises.editor.publishChanges', 'Publish changes', 'EditorHead');
export const publish = message('exercises.editor.publish', 'Publish', 'EditorHead');
export const allVariants = message('exercises.editor.allVariants', 'All variants', 'EditorHead, items, label');
export const makeCopy = message('exercises.editor.makeCopy', 'Make a copy', 'EditorHead, items, label');
export const publicTipPage = message(
  'exercises.editor.publicTipPage',
  'Public tip page',
  'EditorHead, HeadMenu, label',
);
export const unpublish = message('exercises.editor.unpublish', 'Unpublish', 'EditorHead, HeadMenu, label');
export const health = message('exercises.editor.health', 'Health', 'EditorLayout, all, label');
export const healthCount = message('exercises.editor.healthCount', 'Health ({count})', 'EditorLayout, all, label');
export const partsOfExercise = message(
  'exercises.editor.partsOfExercise',
  'Parts of the exercise',
  'EditorLayout, NarrowLayout, aria-label',
);
export const tools = message('exercises.editor.tools', 'Tools', 'EditorLayout, NarrowLayout, aria-label');
export const thisExercise = message('exercises.editor.thisExercise', 'this exercise', 'ExerciseEditor, title');
export const variantsInTime = message(
  'exercises.editor.variantsInTime',
  '{count} variants in {milliseconds} ms',
  'HealthCard',
);
export const tryingVariants = message('exercises.editor.tryingVariants', 'Trying variants', 'HealthCard, label');
export const healthy = message('exercises.editor.healthy', 'healthy', 'HealthCard, HealthChip, label');
export const problem = message('exercises.editor.problem', 'Problem', 'HealthCard, FindingRow, aria-label');
export const remark = message('exercises.editor.remark', 'Remark', 'HealthCard, FindingRow, aria-label');
export const variantsCount = message(
  'exercises.editor.variantsCount',
  '{count, plural, one {# variant} other {# variants}}',
  'HealthCard, FindingRow',
);
export const showVariant = message(
  'exercises.editor.showVariant',
  'Show variant {number}',
  'HealthCard, FindingRow, aria-label',
);
export const show = message('exercises.editor.show', 'Show', 'HealthCard, FindingRow');
export const moreThan = message('exercises.editor.moreThan', 'more than {count}', 'HealthCard, AllWell');
export const allSameQuestion = message(
  'exercises.editor.allSameQuestion',
  'All learners get the same question.',
  'HealthCard, AllWell',
);
export const differentOnes = message(
  'exercises.editor.differentOnes',
  'There are {count} different ones.',
  'HealthCard, AllWell',
);
export const savedAt = message('exercises.editor.savedAt', 'Saved {time}', 'SaveState');
export const undo = message('exercises.editor.undo', 'Undo', 'UndoButtons, title');
export const redo = message('exercises.editor.redo', 'Redo', 'UndoButtons, title');
export const everyVariantWell = message(
  'exercises.editor.everyVariantWell',
  'Every variant can be drawn and its own answer is right.',
  'HealthCard, AllWell',
);
