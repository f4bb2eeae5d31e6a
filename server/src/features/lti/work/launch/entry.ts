import type { MemberRole } from '@lemma/contracts';
import type { Context, Link } from '../../data/course-store.ts';
import type { Registration } from '../../data/platform-store.ts';
import type { SaidPerson } from './accounts.ts';
import type { Launch } from './checks/claims.ts';

/** Somebody who may enter a course, and where. */
export interface Entry {
  readonly registration: Registration;
  readonly context: Context;
  /** Null where the person chooses content. */
  readonly link: Link | null;
  readonly role: MemberRole;
  readonly said: SaidPerson;
  readonly messageType: Launch['messageType'];
  readonly deepLinking: Launch['deepLinkingSettings'];
  /** The language in which the LMS shows itself to the person. */
  readonly locale: string | null;
}
