import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../../../core/errors.ts';
import { squareOfSum } from '../../../../testing/classes/exercise-documents.ts';
import { unpackTransferFile } from './unpack.ts';
import { unpackFile } from './unpack-elsewhere.ts';

const pictureId = '0198c0de-0000-4000-8000-000000000001';
const shown = { ...squareOfSum, question: `![](/images/${pictureId}/640/)` };

/** So many exercises with a picture of so many bytes. */
const write = (exercises: readonly unknown[], pictureBytes = 300_000) =>
  Buffer.from(
    JSON.stringify(
      {
        format: 'lemma-exercises/1',
        exercises,
        images: { [pictureId]: Buffer.alloc(pictureBytes, 7).toString('base64') },
      },
      null,
      1,
    ),
  );

describe('a large file of exercises [SC24]', () => {
  it('is read as a small one is', async () => {
    const file = write([shown, squareOfSum]);
    const unpacked = await unpackFile(write([shown, squareOfSum]));
    expect(unpacked).toEqual(unpackTransferFile(file));
    expect(unpacked.pictures.get(pictureId)).toHaveLength(300_000);
    expect(await unpackFile(write([shown], 10))).toEqual(unpackTransferFile(write([shown], 10)));
  });

  it('holds each picture once, and an exercise is another one when its picture is', () => {
    const alone = unpackTransferFile(write([shown]));
    const many = unpackTransferFile(
      write(
        Array.from({ length: 400 }, () => shown),
        5_000_000,
      ),
    );
    expect(new Set(many.exercises.map(({ hash }) => hash)).size).toBe(1);
    expect(many.exercises[0]?.hash).not.toBe(alone.exercises[0]?.hash);
    expect([...many.pictures.keys()]).toEqual([pictureId]);
  });

  it('is refused in the words of a small one', async () => {
    const wrong = [shown, { ...squareOfSum, level: 3 }];
    const errorOf = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .catch((error: unknown) => error);
    const large = await errorOf(() => unpackFile(write(wrong)));
    expect(large).toBeInstanceOf(InvalidRequest);
    expect(large).toEqual(await errorOf(() => unpackTransferFile(write(wrong))));
  });

  it('is read beside everything else that the server does', async () => {
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await unpackFile(write([shown], 5_000_000));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(20);
  });
});
