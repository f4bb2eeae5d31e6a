export * from './accounts.ts';
export * from './administration.ts';
export * from './sent-scores.ts';
export * from './choosing.ts';
export * from './courses.ts';
