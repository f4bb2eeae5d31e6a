import { message } from '@lemma/contracts/messages';

export const choosePngJpegWebp = message(
  'exercises.editor.pictures.choosePngJpegWebp',
  'Choose a PNG, JPEG, WebP or GIF picture.',
  'PictureDialog',
);
export const pictureMbChooseOne = message(
  'exercises.editor.pictures.pictureMbChooseOne',
  'This picture has {size} MB. Choose one of at most {most} MB.',
  'PictureDialog',
);
export const describePicture = message(
  'exercises.editor.pictures.describePicture',
  'Describe the picture.',
  'PictureDialog, description',
);
export const addPicture = message('exercises.editor.pictures.addPicture', 'Add picture', 'PictureDialog, title');
export const whatPictureShows = message(
  'exercises.editor.pictures.whatPictureShows',
  'What the picture shows',
  'PictureDialog, label',
);
export const readToLearnersWho = message(
  'exercises.editor.pictures.readToLearnersWho',
  'Read to learners who do not see it. Name everything that is needed to answer.',
  'PictureDialog, helper',
);
export const rightTriangleWithLegs = message(
  'exercises.editor.pictures.rightTriangleWithLegs',
  'A right triangle with legs a and b',
  'PictureDialog, placeholder',
);
