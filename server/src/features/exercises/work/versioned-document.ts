import type { VersionedDocument } from '../../../core/engine/engine.ts';
import type { Services } from '../../../core/services.ts';
import { exerciseData } from '../data/exercise-store.ts';

/** A version's document, loaded when the engine asks for it. */
export function versionedDocument(services: Services, versionId: string): VersionedDocument {
  return { versionId, document: async () => (await exerciseData(services).selectVersion(versionId)).document };
}
