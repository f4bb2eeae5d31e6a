import { randomInt } from 'node:crypto';
import { checkSample, drawSample } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { invalidField, notFound } from '../../http/errors.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { presentVerdict } from '../attempts/present.ts';
import { sampleKeys } from './sample-keys.ts';

/** A sample needs no account and leaves no trace: which variant was shown travels in a sealed ticket. */
export function sampleRoutes(services: Services) {
  const sealing = { alg: 'dir', enc: 'A256GCM' } as const;
  const key = services.tokens.sealingKey;

  return [
    serve(drawSample, async () => {
      const versions = await services.exercises.selectVersionsByCatalogueKey(sampleKeys);
      const version = versions[randomInt(Math.max(1, versions.length))];
      if (!version) throw notFound();
      const seed = randomInt(1_000_000);
      const source = { versionId: version.id, document: async (): Promise<ExerciseDocument> => version.document };
      const { view } = await services.engine.drawVariant(source, seed);
      const ticket = await new EncryptJWT({ versionId: version.id, seed })
        .setProtectedHeader(sealing)
        .setExpirationTime('1d')
        .encrypt(key);
      return { ticket, title: version.document.title, variant: view as never };
    }),

    serve(checkSample, async ({ body }) => {
      const sealed = await jwtDecrypt<{ versionId: string; seed: number }>(body.ticket, key).catch(() => {
        throw invalidField('ticket', 'This sample has gone. Draw another one.');
      });
      const { versionId, seed } = sealed.payload;
      const { document } = await services.exercises.selectVersion(versionId);
      const source = { versionId, document: async () => document };
      const [verdict, drawn] = await Promise.all([
        services.engine.grade(source, seed, body.answers),
        services.engine.drawVariant(source, seed),
      ]);
      return {
        verdict: presentVerdict(verdict),
        hints: verdict.outcome === 'wrong' ? drawn.variant.hints.slice(0, 1) : [],
      };
    }),
  ];
}
