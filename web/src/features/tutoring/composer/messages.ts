import { message } from '@lemma/contracts/messages';

export const choosePngJpegWebp = message(
  'tutoring.composer.choosePngJpegWebp',
  'Choose a PNG, JPEG, WebP or GIF picture.',
  'use-pictures',
);
export const pictureMbChooseOne = message(
  'tutoring.composer.pictureMbChooseOne',
  'This picture is {size} MB. Choose one of at most {most} MB.',
  'use-pictures',
);
export const messageCanPictures = message(
  'tutoring.composer.messageCanPictures',
  'A message can have {most} pictures.',
  'use-pictures',
);
export const workingBeingSent = message(
  'tutoring.composer.workingBeingSent',
  'Working {number}, being sent',
  "ChosenPictures, a picture of one's working",
);
export const workingNumber = message(
  'tutoring.composer.workingNumber',
  'Working {number}',
  "ChosenPictures, a picture of one's working",
);
export const pictures = message('tutoring.composer.pictures', 'Pictures', 'ChosenPictures, aria-label');
export const removePicture = message(
  'tutoring.composer.removePicture',
  'Remove picture {number}',
  'ChosenPictures, aria-label',
);
export const formula = message('tutoring.composer.formula', 'Formula', 'FormulaPanel, aria-label');
export const insert = message('tutoring.composer.insert', 'Insert', 'FormulaPanel, checkLabel');
export const firstSteps = message(
  'tutoring.composer.firstSteps',
  'First steps',
  'MessageComposer, Composer, aria-label',
);
export const willLookLike = message(
  'tutoring.composer.willLookLike',
  'It will look like this:',
  'MessageComposer, Words',
);
export const addPictureOfWorking = message(
  'tutoring.composer.addPictureOfWorking',
  'Add a picture of your working',
  'MessageComposer, PictureButton, title',
);
export const addPicture = message(
  'tutoring.composer.addPicture',
  'Add a picture',
  'MessageComposer, PictureButton, aria-label',
);
export const send = message('tutoring.composer.send', 'Send', 'MessageComposer, button');
