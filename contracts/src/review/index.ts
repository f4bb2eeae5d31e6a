export * from './class-reviews.ts';
export * from './review.ts';
export * from './memory.ts';
