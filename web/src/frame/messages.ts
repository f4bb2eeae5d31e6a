import { message } from '@lemma/contracts/messages';

export const pageNotFound = message('frame.pageNotFound', 'Page not found', 'NotFoundPage, title');
export const mathsPracticeAnswersBack = message(
  'frame.mathsPracticeAnswersBack',
  'Maths practice that answers back: randomised exercises, classrooms and tasks, checked the moment you press Enter.',
  'PageHead',
);
export const whereThisIs = message('frame.whereThisIs', 'Where this is', 'PageHeader, aria-label');
export const linkOldOrNot = message(
  'frame.linkOldOrNot',
  'The link is old, or you are not in this class.',
  'missing-words',
);
export const linkOldOrBelongs = message(
  'frame.linkOldOrBelongs',
  'The link is old, or it leads into a class that you are not in.',
  'missing-words',
);
