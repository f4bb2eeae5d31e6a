import { message } from '@lemma/contracts/messages';

export const choosePicture = message('server.images.choosePicture', 'Choose a picture.', 'refusal, storing');
export const noRoomForPictures = message(
  'server.images.noRoomForPictures',
  'You have {imagesPerOwner} pictures; there is no room for more.',
  'refusal, storing',
);
export const notAPicture = message(
  'server.images.notAPicture',
  'This is not a PNG, JPEG, WebP or GIF picture of at most {mostDrawn} million pixels. A JPEG may have {most} million.',
  'refusal, storing',
);
