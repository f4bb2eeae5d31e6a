export * from './tasks.ts';
export * from './accommodations.ts';
