import type { ClassActName, MemberRole } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const roleWords: Readonly<Record<MemberRole, string>> = {
  teacher: t(m.roleTeacher),
  assistant: t(m.roleAssistant),
  learner: t(m.roleLearner),
};

/** The things that are done in a class, for the table of rights. */
export const actWords: Readonly<Record<ClassActName, string>> = {
  learn: t(m.actLearn),
  help: t(m.actHelp),
  set: t(m.actSet),
  people: t(m.actPeople),
  settings: t(m.actSettings),
};
