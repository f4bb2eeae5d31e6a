import { cleanLine } from '../clean-text.ts';

/** A pattern for `like` that finds the text anywhere; its own wildcards stand for themselves. */
export const likePattern = (text: string): string => `%${cleanLine(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
