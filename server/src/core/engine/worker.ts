import { endLoading, loadQuickly } from '../loading/loading.ts';

// A thread loads code by itself: without what earlier ones kept it would need five times as long.
loadQuickly();
await import('./perform-jobs.ts');
endLoading();
