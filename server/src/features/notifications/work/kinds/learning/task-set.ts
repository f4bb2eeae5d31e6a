import { said, type Said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

/** The class with the days on which a task opens and is due, where it has them. */
function datesOf(
  { className, opensAt, dueAt }: Readonly<Record<'className', string> & Record<'opensAt' | 'dueAt', string | null>>,
  moment: (at: string) => string,
): Said | string {
  if (opensAt === null) return dueAt === null ? className : said(m.dueIn, { className, moment: moment(dueAt) });
  const opens = moment(opensAt);
  if (dueAt === null) return said(m.opensIn, { className, opens });
  return said(m.opensAndDueIn, { className, opens, moment: moment(dueAt) });
}

export const taskSet = kind({
  group: 'learning',
  label: m.taskSetKind,
  mail: 'digest',
  about: aboutTask.extend({ opensAt: z.iso.datetime().nullable(), dueAt: z.iso.datetime().nullable() }),
  words: (about, { moment }) => ({
    title: said(m.taskSet, { taskName: about.taskName }),
    detail: datesOf(about, moment),
    path: learnerTaskPath(about),
  }),
});
