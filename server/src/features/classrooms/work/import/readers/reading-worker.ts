import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../../../../core/engine/give-way.ts';
import { loadQuickly } from '../../../../../core/loading.ts';

giveWay();
loadQuickly();
const { answerRead } = await import('./read-elsewhere.ts');
flushCompileCache();
await answerRead(parentPort, workerData as Parameters<typeof answerRead>[1]);
