import type { DeskKind } from '../desk-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const cloud: DeskKind<'cloud'> = {
  name: t(m.wordCloud),
  toDraft: (body) => body,
  toBody: ({ prompt }) => ({ kind: 'cloud', prompt }),
};
