import { flushCompileCache } from 'node:module';
import { answerFileReader } from '../../../../core/files/reading-process.ts';
import { loadQuickly } from '../../../../core/loading/loading.ts';

loadQuickly();
await answerFileReader(async (_given, [file]) => {
  const { answerUnpacked } = await import('./unpack-elsewhere.ts');
  flushCompileCache();
  return answerUnpacked(file);
});
