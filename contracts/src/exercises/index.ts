export * from './exercises.ts';
export * from './history.ts';
export * from './transfer.ts';
export * from './sharing.ts';
export * from './audience.ts';
export { exerciseDocument } from './document.ts';
