import { randomInt } from 'node:crypto';
import { checkSample, drawSample, getTip } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { everythingSeen, figuresFor } from '@lemma/math/document';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { inTurns } from '../../core/engine/turns.ts';
import { invalidField, notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { chooseSample, findPublished, requireOpen } from './work/open-exercises.ts';
import { exerciseQueries } from '../exercises/api.ts';
import type { Services } from '../../core/services.ts';
import { presentVerdict } from '../attempts/api.ts';
import { identityTokens } from '../signing-in/api.ts';
import { readerLanguages } from '../../core/language/reader.ts';
import { said } from '@lemma/contracts/messages';
import * as m from './messages.ts';

/** The first one is the sample of a tip; the others tell whether there are variants enough to show one. */
const tipSeeds = [7, 11, 13, 17, 19, 23, 29, 31] as const;

/**
 * Checking a sample queries the database several times: a visitor with many samples has one at work, as in the threads.
 */
const inSampleLane = inTurns({ atOnce: 4, mostWaitingEach: 200, mostWaiting: 1000, patienceMs: 8000 });

/** A sample needs no account and leaves no trace: which variant was shown travels in a sealed ticket. */
export function sampleRoutes(services: Services) {
  const sealing = { alg: 'dir', enc: 'A256GCM' } as const;
  const key = identityTokens(services).sealingKey;

  return [
    serve(drawSample, async ({ visitor, query }) => {
      const version = query.exerciseId
        ? await findPublished(services, visitor, query.exerciseId)
        : await chooseSample(services);
      const seed = randomInt(1_000_000);
      const source = { versionId: version.id, document: async (): Promise<ExerciseDocument> => version.document };
      const { variant, view } = await services.engine.practice.drawVariant(source, seed, 'en', readerLanguages());
      const ticket = await new EncryptJWT({ versionId: version.id, seed })
        .setProtectedHeader(sealing)
        .setExpirationTime('1d')
        .encrypt(key);
      return { ticket, title: variant.title, variant: view as never };
    }),

    serve(checkSample, ({ visitor, body }) =>
      inSampleLane(async () => {
        const sealed = await jwtDecrypt<{ versionId: string; seed: number }>(body.ticket, key).catch(() => {
          throw invalidField('ticket', said(m.sampleGone));
        });
        const { versionId, seed } = sealed.payload;
        const { document, exerciseId } = await exerciseQueries(services).selectVersion(versionId);
        await requireOpen(services, visitor, exerciseId);
        const source = { versionId, document: async () => document };
        const [verdict, drawn] = await Promise.all([
          services.engine.practice.markResponse(source, seed, body.answers, 'when-right', readerLanguages()),
          services.engine.practice.drawVariant(source, seed, 'en', readerLanguages()),
        ]);
        const hints = verdict.outcome === 'wrong' ? 1 : 0;
        return {
          verdict: presentVerdict(verdict),
          hints: drawn.variant.hints.slice(0, hints),
          figures: figuresFor(
            drawn.variant,
            { hints, hasSolution: false },
            verdict.parts.map(({ feedback }) => feedback),
          ),
        };
      }),
    ),

    serve(getTip, async ({ visitor, params }) => {
      const { id: versionId, document, ownerName } = await findPublished(services, visitor, params.exerciseId);
      const source = { versionId, document: async () => document };
      const drawn = await Promise.all(
        tipSeeds.map((seed) => services.engine.practice.drawVariant(source, seed, 'en', readerLanguages())),
      );
      const variant = drawn[0]?.variant;
      const different = new Set(drawn.map((one) => JSON.stringify(one.variant.values)));
      // With few variants the sample would be many a learner's own question, and its solution theirs.
      if (!variant || different.size < tipSeeds.length / 2) throw notFound();
      const { topic, level } = document;
      const { title, language, direction, question, hints, solution } = variant;
      const figures = figuresFor(variant, everythingSeen);
      return { title, topic, level, ownerName, language, direction, question, figures, hints: [...hints], solution };
    }),
  ];
}
