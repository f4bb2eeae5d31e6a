import { helpPicturesMaximum, imageMaximumBytes, imageTypes, storeHelpPicture } from '@lemma/contracts';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export interface ChosenPicture {
  readonly key: string;
  readonly file: File;
  /** Of the stored picture; undefined while it is being sent. */
  readonly id: string | undefined;
}

/** Returns why a file cannot be sent. */
function obstacleOf(file: File): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return t(m.choosePngJpegWebp);
  const megabytes = 1_048_576;
  if (file.size <= imageMaximumBytes) return undefined;
  return t(m.pictureMbChooseOne, { size: Math.ceil(file.size / megabytes), most: imageMaximumBytes / megabytes });
}

/** The pictures of a message: each is stored when it is chosen, so that sending is quick. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string>();

  const remove = (key: string): void => setPictures((all) => all.filter((one) => one.key !== key));

  const add = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined);
    const room = helpPicturesMaximum - pictures.length;
    if (files.length > room) setProblem(t(m.messageCanPictures, { most: helpPicturesMaximum }));
    for (const file of files.slice(0, room)) {
      const obstacle = obstacleOf(file);
      if (obstacle !== undefined) {
        setProblem(obstacle);
        continue;
      }
      const key = newId();
      setPictures((all) => [...all, { key, file, id: undefined }]);
      try {
        const { id } = await call(storeHelpPicture, {}, { file });
        setPictures((all) => all.map((one) => (one.key === key ? { ...one, id } : one)));
      } catch (error) {
        remove(key);
        setProblem(wordsFor(error));
      }
    }
  };

  return {
    pictures,
    problem,
    add,
    remove,
    clear: () => setPictures([]),
    isSending: pictures.some(({ id }) => id === undefined),
    ids: pictures.flatMap(({ id }) => id ?? []),
  };
}
