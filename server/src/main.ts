import { loadQuickly } from './core/loading.ts';

loadQuickly();
const { run } = await import('./run.ts');
await run();
