export * from './attempts.ts';
export * from './late-arrivals.ts';
export * from './receipts.ts';
export * from './previews.ts';
export * from './free-practice.ts';
