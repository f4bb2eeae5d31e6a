import { WorkerPool } from '../../../maths/workers/worker-pool.ts';
import type { EngineAnswers, EngineRequest } from './messages.ts';

/** The whole engine beside the page, for authors. */
export const engine = new WorkerPool<EngineRequest, EngineAnswers>({
  start: () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
  processors: globalThis.navigator?.hardwareConcurrency,
});
