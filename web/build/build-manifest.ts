import type { Plugin } from 'vite';
import { buildManifestPath, version } from '../../contracts/src/core/constants.ts';

/** Leaves `{ app: VERSION }` beside the pages, for open tabs to see that a newer build is installed. */
export function buildManifest(): Plugin {
  return {
    name: 'lemma:build-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: buildManifestPath.slice(1), source: JSON.stringify({ app: version }) });
    },
  };
}
