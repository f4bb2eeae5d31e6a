import { message } from '@lemma/contracts/messages';

export const questionsHead = message('tutoring.questionsHead', 'Questions', 'HelpSettingsSection, title');
export const saved = message('tutoring.saved', 'Saved.', 'HelpSettingsSection, save, message');
export const mayAsk = message('tutoring.mayAsk', 'Learners may ask for help', 'HelpSettingsSection, Settings, label');
export const inPractice = message(
  'tutoring.inPractice',
  'In practice, and in assessments that allow it.',
  'HelpSettingsSection, Settings, about',
);
export const mayBeShown = message(
  'tutoring.mayBeShown',
  'Questions may be shown to the class',
  'HelpSettingsSection, Settings, label',
);
export const byTeacherWithoutName = message(
  'tutoring.byTeacherWithoutName',
  'By a teacher, under the exercise, never with the name of the learner who asked.',
  'HelpSettingsSection, Settings, about',
);
export const whenYouAnswer = message(
  'tutoring.whenYouAnswer',
  'When you answer',
  'HelpSettingsSection, Settings, label',
);
export const youAnswer = message('tutoring.youAnswer', 'You answer …', 'HelpSettingsSection, Settings, label');
export const whenExample = message(
  'tutoring.whenExample',
  'on weekdays until 18:00',
  'HelpSettingsSection, Settings, placeholder',
);
export const readWhereAsked = message(
  'tutoring.readWhereAsked',
  'Learners read it where they ask. Leave it empty to promise nothing.',
  'HelpSettingsSection, Settings, helper',
);
export const save = message('tutoring.save', 'Save', 'HelpSettingsSection, Settings');
export const askedFromInside = message(
  'tutoring.askedFromInside',
  'Learners ask from inside an exercise; their variant, their answers and the hints they have seen are sent along.',
  'HelpSettingsSection, about',
);
