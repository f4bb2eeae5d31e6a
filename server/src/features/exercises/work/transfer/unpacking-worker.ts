import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../../../core/engine/give-way.ts';
import { loadQuickly } from '../../../../core/loading.ts';

giveWay();
loadQuickly();
const { answerUnpacked } = await import('./unpack-elsewhere.ts');
flushCompileCache();
answerUnpacked(parentPort, workerData as Uint8Array<ArrayBuffer>);
