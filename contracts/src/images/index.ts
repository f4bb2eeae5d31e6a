export * from './images.ts';
export * from './widths.ts';
