import './core/loading/keep-compiled.mjs';

const { loadQuickly } = await import('./core/loading/loading.ts');
loadQuickly();
const { run } = await import('./run.ts');
await run();
