export * from './asking.ts';
export * from './queue.ts';
export * from './settings.ts';
export * from './threads.ts';
