export * from './accounts.ts';
export * from './administration.ts';
export * from './attempts.ts';
export * from './classrooms.ts';
export * from './exercises.ts';
export * from './identity.ts';
export * from './images.ts';
export * from './tasks.ts';
