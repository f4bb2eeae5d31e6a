export * from './classrooms.ts';
export * from './joining.ts';
export * from './members.ts';
export * from './member-import.ts';
export * from './roles.ts';
