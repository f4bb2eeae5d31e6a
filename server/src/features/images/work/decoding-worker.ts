import { flushCompileCache } from 'node:module';
import { answerFileReader } from '../../../core/files/reading-process.ts';
import { loadQuickly } from '../../../core/loading/loading.ts';

loadQuickly();
await answerFileReader(async (_given, [file = Buffer.alloc(0)]) => {
  const { decodePicture } = await import('./decoding.ts');
  flushCompileCache();
  return { picture: await decodePicture(file) };
});
