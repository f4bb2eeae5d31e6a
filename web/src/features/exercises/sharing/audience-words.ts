import type { Audience } from '@lemma/contracts';
import { Globe, Lock, School, Users } from 'lucide-react';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface AudienceWords {
  /** The name of the choice. */
  readonly name: string;
  /** The effect of the choice. */
  readonly means: string;
  /** After a publication: who finds this version. */
  readonly published: (version: number) => string;
  readonly Icon: typeof Globe;
}

/** The audiences of a published exercise, in words; from the fewest people to all. */
export const audienceWords = {
  me: {
    name: t(m.onlyMe),
    means: t(m.inNoOneElses),
    published: (version) => t(m.publishedOnlyFindVersion, { version }),
    Icon: Lock,
  },
  named: {
    name: t(m.peopleAndClassesI),
    means: t(m.peopleShareWithAnd),
    published: (version) => t(m.publishedThoseNamedFind, { version }),
    Icon: Users,
  },
  school: {
    name: t(m.teachersHere),
    means: t(m.everyTeacherOfSchool),
    published: (version) => t(m.publishedTeachersHereFind, { version }),
    Icon: School,
  },
  everybody: {
    name: t(m.everybody),
    means: t(m.inCatalogueVisitorsCan),
    published: (version) => t(m.publishedVersionInCatalogue, { version }),
    Icon: Globe,
  },
} as const satisfies Record<Audience, AudienceWords>;
