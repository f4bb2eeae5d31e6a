import { message } from '@lemma/contracts/messages';

export const choosePngJpegWebp = message(
  'tutoring.composer.choosePngJpegWebp',
  'Choose a PNG, JPEG, WebP or GIF picture.',
  'use-pictures',
);
export const pictureMbChooseOne = message(
  'tutoring.composer.pictureMbChooseOne',
  'This picture has {size} MB. Choose one of at most {most} MB.',
  'use-pictures',
);
export const messageCanPictures = message(
  'tutoring.composer.messageCanPictures',
  'A message can have {most} pictures.',
  'use-pictures',
);
