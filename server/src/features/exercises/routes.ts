import * as calls from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { LRUCache } from 'lru-cache';
import { keepResponse, type KeptResponse } from '../../core/http/kept-response.ts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import {
  createExercise,
  archiveExercise,
  copyExercise,
  presentExercise,
  publishExercise,
  restoreExercise,
  updateExercise,
  setExerciseAudience,
  unpublishExercise,
} from './work/exercises.ts';
import { catalogueSearch } from './work/search/search.ts';
import { exerciseData } from './data/exercise-store.ts';
import type { Services } from '../../core/services.ts';

type KeptList = KeptResponse<typeof calls.listExercises>;

/** Of the lists that were counted with one whole, in characters of what they were made from and of what they are. */
const mostKept = 4_000_000;
/** Names of authors and numbers of very many hits are not in the key: they may be as old as the counts of the whole. */
const keptMs = 60_000;

export function exerciseRoutes(services: Services) {
  const written = new WeakMap<object, LRUCache<string, KeptList>>();
  const listsOf = (whole: object): LRUCache<string, KeptList> => {
    const known = written.get(whole);
    if (known) return known;
    const sizeCalculation = ({ plain }: KeptList, key: string) => key.length + plain.length;
    const made = new LRUCache({ maxSize: mostKept, sizeCalculation, ttl: keptMs });
    written.set(whole, made);
    return made;
  };

  return [
    serve(calls.listExercises, async ({ user, query }) => {
      const { source, present } = await catalogueSearch(services).find(user, query);
      if (source === null) return present();
      const lists = listsOf(source.whole);
      const kept =
        lists.get(source.key) ??
        keepResponse<typeof calls.listExercises, never>(calls.listExercises, await present(), {});
      lists.set(source.key, kept);
      return kept;
    }),

    serve(calls.createExercise, ({ user, body }) => createExercise(services, user, body.document as ExerciseDocument)),

    serve(calls.getExercise, ({ user, exercise }) => presentExercise(services, user, exercise)),

    serve(calls.updateExercise, ({ user, exercise, body }) =>
      updateExercise(services, user, exercise, { ...body, document: body.document as ExerciseDocument }),
    ),

    serve(calls.publishExercise, ({ user, exercise, body: { revision, ...choice } }) =>
      publishExercise(services, user, exercise, revision, choice),
    ),

    serve(calls.setExerciseAudience, ({ user, exercise, body }) => setExerciseAudience(services, user, exercise, body)),

    serve(calls.unpublishExercise, ({ user, exercise }) => unpublishExercise(services, user, exercise)),

    serve(calls.archiveExercise, ({ exercise }) => archiveExercise(services, exercise)),

    serve(calls.listArchivedExercises, async ({ user }) => {
      const archived = await exerciseData(services).selectArchived(user.id);
      return archived.map((one) => ({ ...one, archivedAt: (one.archivedAt ?? services.now()).toISOString() }));
    }),

    serve(calls.restoreExercise, ({ user, params }) => restoreExercise(services, user, params.exerciseId)),

    serve(calls.copyExercise, ({ user, exercise, browser }) =>
      copyExercise(services, user, exercise, speakerFor(browser.headers)),
    ),
  ];
}
