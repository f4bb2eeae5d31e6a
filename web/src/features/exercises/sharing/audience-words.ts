import type { Audience } from '@lemma/contracts';
import { Globe, Lock, School, Users } from 'lucide-react';

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
    name: 'Only me',
    means: 'In no one else’s catalogue. You can set it as a task and ask it in polls.',
    published: (version) => `Published. Only you find version ${version}.`,
    Icon: Lock,
  },
  named: {
    name: 'People and classes I name',
    means: 'The people you share it with, and those who teach the classes you choose.',
    published: (version) => `Published. Those you named find version ${version}.`,
    Icon: Users,
  },
  school: {
    name: 'Teachers here',
    means: 'Every teacher of this school or instance who was let in. No visitors, no learners.',
    published: (version) => `Published. Teachers here find version ${version}.`,
    Icon: School,
  },
  everybody: {
    name: 'Everybody',
    means: 'In the catalogue. Visitors can try samples and read its tip page.',
    published: (version) => `Published. Version ${version} is in the catalogue.`,
    Icon: Globe,
  },
} as const satisfies Record<Audience, AudienceWords>;
