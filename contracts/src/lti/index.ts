export * from './administration.ts';
