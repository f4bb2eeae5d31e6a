import type { DeskKind } from '../desk-kind.ts';

export const cloud: DeskKind<'cloud'> = {
  name: 'Word cloud',
  toDraft: (body) => body,
  toBody: ({ prompt }) => ({ kind: 'cloud', prompt }),
};
