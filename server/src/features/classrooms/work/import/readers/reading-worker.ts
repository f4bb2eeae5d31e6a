import { flushCompileCache } from 'node:module';
import { answerFileReader } from '../../../../../core/files/reading-process.ts';
import { loadQuickly } from '../../../../../core/loading/loading.ts';

loadQuickly();
const { answerRead } = await import('./read-elsewhere.ts');
flushCompileCache();
await answerFileReader(answerRead);
