export * from './administration.ts';
export * from './sent-scores.ts';
