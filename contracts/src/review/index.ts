export * from './review.ts';
export * from './memory.ts';
