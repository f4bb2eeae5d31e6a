import { WorkerPool, type AskOptions } from '../../../maths/workers/worker-pool.ts';
import { language } from '../../../words/language.ts';
import type { EngineAnswers, EngineRequest } from './messages.ts';

const pool = new WorkerPool<EngineRequest, EngineAnswers>({
  start: () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
  processors: globalThis.navigator?.hardwareConcurrency,
});

/** The whole engine beside the page, for authors; it answers in the language of the page. */
export const engine = {
  ask: <R extends EngineRequest>(request: R, options?: AskOptions): Promise<EngineAnswers[R['kind']]> =>
    pool.ask<R>({ ...request, reader: language.tag }, options),
};
