import {
  archiveExercise,
  copyExercise,
  createExercise,
  drawSample,
  publishExercise,
  reportExercise,
  setShare,
  setSharingLink,
  type ResponseOf,
} from '@lemma/contracts';
import type { createImage } from '@lemma/contracts';
import sharp from 'sharp';
import { squareOfSum, twoParts } from '../classes/exercise-documents.ts';
import type { TestApp } from '../test-app.ts';
import type { Room } from './world.ts';

/** Exercises in every state, shared, reported and copied; a sample; a picture. */
export async function addExerciseThings(app: TestApp, room: Room) {
  const { teacher, otherTeacher } = room.people;
  const body = { document: squareOfSum as never };
  const params = { exerciseId: room.exerciseId };
  const [draft, archived] = [
    await teacher.call(createExercise, { body }),
    await teacher.call(createExercise, { body }),
  ];
  await teacher.call(archiveExercise, { params: { exerciseId: archived.id } });
  const { people } = await teacher.call(setShare, { params, body: { email: otherTeacher.email, level: 10 } });
  const link = await teacher.call(setSharingLink, { params, body: { level: 10 } });
  const report = await otherTeacher.call(reportExercise, { params, body: { message: 'A slip', seed: 5 } });
  const sampled = await teacher.call(createExercise, { body: { document: twoParts as never } });
  await teacher.call(publishExercise, { params: { exerciseId: sampled.id }, body: { revision: 1 } });
  const copy = await teacher.call(copyExercise, { params: { exerciseId: sampled.id } });
  await teacher.call(publishExercise, { params: { exerciseId: copy.id }, body: { revision: copy.revision } });
  const sample = await app.visitor().call(drawSample, { query: { exerciseId: sampled.id } });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#443fa0' } })
    .png()
    .toBuffer();
  const image = await teacher.send('POST', '/api/mm/images/', {
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  return {
    draftId: draft.id,
    archivedId: archived.id,
    sampledId: sampled.id,
    copyId: copy.id,
    picture,
    linkToken: link.link?.token ?? '',
    sampleTicket: sample.ticket,
    params: {
      exerciseId: room.exerciseId,
      versionNumber: '1',
      imageId: (image.body as ResponseOf<typeof createImage>).id,
      width: '64',
      shareId: people.find(({ email }) => email === otherTeacher.email)?.id ?? '',
      reportId: report.id,
    },
  };
}
