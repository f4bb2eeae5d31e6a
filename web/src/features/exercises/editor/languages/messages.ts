import { message } from '@lemma/contracts/messages';

export const languages = message('exercises.editor.languages.languages', 'Languages', 'LanguagesCard, title and tab');
export const whatFor = message(
  'exercises.editor.languages.whatFor',
  'Learners read the exercise in their own language when all its texts are here. Variables, answers and tests stay the same.',
  'LanguagesCard, before there are any texts',
);
export const addLanguage = message('exercises.editor.languages.addLanguage', 'Add a language', 'LanguagesCard, select');
export const chooseLanguage = message(
  'exercises.editor.languages.chooseLanguage',
  'Choose …',
  'LanguagesCard, first entry of the select',
);
export const shownLanguage = message(
  'exercises.editor.languages.shownLanguage',
  'Texts in',
  'LanguagesCard, select of the language that is shown',
);
export const removeLanguage = message(
  'exercises.editor.languages.removeLanguage',
  'Remove {language}',
  'LanguagesCard, button; {language} is the name of a language',
);
export const complete = message(
  'exercises.editor.languages.complete',
  'Complete',
  'LanguagesCard, chip: all texts are translated',
);
export const missingCount = message(
  'exercises.editor.languages.missingCount',
  '{count, plural, one {# text missing} other {# texts missing}}',
  'LanguagesCard, chip',
);
export const outdatedCount = message(
  'exercises.editor.languages.outdatedCount',
  '{count, plural, one {# text outdated} other {# texts outdated}}',
  'LanguagesCard, chip',
);
export const faultyCount = message(
  'exercises.editor.languages.faultyCount',
  '{count, plural, one {# text with mistakes} other {# texts with mistakes}}',
  'LanguagesCard, chip',
);
export const notShownYet = message(
  'exercises.editor.languages.notShownYet',
  'Learners get these texts once all of them are here and up to date.',
  'LanguagesCard, note',
);
export const onlyOpen = message(
  'exercises.editor.languages.onlyOpen',
  'Only texts that need work',
  'LanguagesCard, switch',
);
export const onlyOpenAbout = message(
  'exercises.editor.languages.onlyOpenAbout',
  'Those that are missing, outdated or have mistakes.',
  'LanguagesCard, under the switch',
);
export const translationOf = message(
  'exercises.editor.languages.translationOf',
  '{place} in {language}',
  'TextPairRow, label of the field; {place} such as Hint 1',
);
export const sourceChanged = message(
  'exercises.editor.languages.sourceChanged',
  'The source has changed since this was written.',
  'TextPairRow, under the field',
);
export const stillRight = message('exercises.editor.languages.stillRight', 'Still right', 'TextPairRow, button');
export const lacks = message(
  'exercises.editor.languages.lacks',
  'This is missing: {items}.',
  'TextPairRow, error; {items} are values, formulas or boxes of the source',
);
export const hasMore = message(
  'exercises.editor.languages.hasMore',
  'This is not in the source: {items}.',
  'TextPairRow, error; {items} are values, formulas or boxes',
);
export const withoutSource = message(
  'exercises.editor.languages.withoutSource',
  '{count, plural, one {# text belongs} other {# texts belong}} to something that is no longer in the exercise.',
  'LanguagesCard, note',
);
export const removeThem = message('exercises.editor.languages.removeThem', 'Remove', 'LanguagesCard, button');
export const nothingOpen = message(
  'exercises.editor.languages.nothingOpen',
  'Nothing is left to do here.',
  'LanguagesCard, when only texts that need work are shown',
);
export const title = message('exercises.editor.languages.title', 'Title', 'name of a text');
export const question = message('exercises.editor.languages.question', 'Question', 'name of a text');
export const solution = message('exercises.editor.languages.solution', 'Solution', 'name of a text');
export const hint = message('exercises.editor.languages.hint', 'Hint {number}', 'name of a text');
export const words = message(
  'exercises.editor.languages.words',
  'Variable {name}, words {number}',
  'name of a text: one of the values of a variable',
);
export const label = message('exercises.editor.languages.label', 'Part {number}, label', 'name of a text');
export const choice = message(
  'exercises.editor.languages.choice',
  'Part {number}, choice {choice}',
  'name of a text: one of the choices of a part',
);
export const choiceFeedback = message(
  'exercises.editor.languages.choiceFeedback',
  'Part {number}, feedback on choice {choice}',
  'name of a text',
);
export const answerFeedback = message(
  'exercises.editor.languages.answerFeedback',
  'Part {number}, feedback on answer {answer}',
  'name of a text',
);
export const acceptedWords = message(
  'exercises.editor.languages.acceptedWords',
  'Part {number}, accepted words {answer}',
  'name of a text',
);
export const description = message(
  'exercises.editor.languages.description',
  'Figure {name}, description',
  'name of a text',
);
export const inFigure = message(
  'exercises.editor.languages.inFigure',
  'Figure {name}, words {number}',
  'name of a text: words at an axis, a point or a bar',
);
