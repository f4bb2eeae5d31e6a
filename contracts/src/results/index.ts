export * from './downloads.ts';
export * from './results.ts';
export * from './grading.ts';
export * from './grading-constants.ts';
export * from './attention.ts';
