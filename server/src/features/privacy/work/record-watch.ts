import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@lemma/contracts';
import { RequestError } from '../../../core/errors.ts';
import type { Admitted } from '../../../core/access/authorise.ts';
import { type Look, type ReadSum, recordViewData, startOfHour } from '../data/record-view-store.ts';
import { classExports } from './view-words.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { mailQueries, massReadMail, renderMail } from '../../mails/api.ts';
import type { Services } from '../../../core/services.ts';
import { ownPart } from '../../../core/own.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { speakersFor } from '../../languages/api.ts';
import * as stored from '../../../core/language/messages.ts';
import { storedWords } from '../../../core/language/stored-words.ts';

/**
 * Reading more learners than this in an hour, or downloading more classes, is reported to the administrators and
 * slowed; above twice as many it is refused.
 */
export const usualReads = { learners: 300, exports: 10 } as const;

const flushAfterMs = 1000;
const flushAtLooks = 200;
const mostWaitingLooks = 10_000;
const slowedByMs = 2000;
const retryAfterSeconds = 15 * 60;
const sumHoldsMs = 60_000;

type Needed = Pick<Services, 'connection' | 'outages' | 'now' | 'environment'>;

/**
 * Notes who looks at whose records, off the way of the request: looks are gathered and written together. What somebody
 * has read in the last hour is then counted in the database, over all nodes (SC21).
 */
export function createRecordWatch(services: Needed, wait: (ms: number) => Promise<unknown> = pause) {
  const waiting = new Map<string, Look>();
  const sums = new Map<string, ReadSum & { readonly at: number }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function note(look: Omit<Look, 'at' | 'count'>): void {
    const at = services.now();
    const key = `${look.viewerId} ${look.classId} ${look.memberId} ${look.what} ${startOfHour(at)}`;
    const earlier = waiting.get(key);
    waiting.set(key, { ...look, at: earlier?.at ?? at, count: (earlier?.count ?? 0) + 1 });
    if (waiting.size >= flushAtLooks) void flush();
    else timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
  }

  /** Writes what was noted; when the database does not take it, it waits for the next time. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => services.outages.watch('noting looks', write));
    return writing;
  }

  async function write(): Promise<void> {
    const looks = [...waiting.entries()];
    if (looks.length === 0) return;
    waiting.clear();
    try {
      await recordViewData(services).insertLooks(looks.map(([, look]) => look));
    } catch (error) {
      for (const [key, look] of looks.slice(0, mostWaitingLooks)) if (!waiting.has(key)) waiting.set(key, look);
      throw error;
    }
    await countAgain([...new Set(looks.map(([, look]) => look.viewerId))]);
  }

  async function countAgain(viewerIds: readonly string[]): Promise<void> {
    const at = services.now().getTime();
    for (const [viewerId, sum] of await recordViewData(services).sumReads(viewerIds, services.now())) {
      if (excess(sum) > 1) {
        sums.set(viewerId, { ...sum, at });
        await report(services, viewerId, sum);
      } else sums.delete(viewerId);
    }
  }

  return {
    flush,

    /** Notes the look; waits, or throws 429, when this person has read very much. */
    async admit(endpoint: Endpoint, visitor: SignedInUser, params: Readonly<Record<string, string>>): Promise<void> {
      if (params['classId'] === undefined) return;
      const viewerId = visitor.session?.actingAdministrator?.id ?? visitor.id;
      const known = sums.get(viewerId);
      if (known && services.now().getTime() - known.at > sumHoldsMs) await countAgain([viewerId]);
      const sum = sums.get(viewerId);
      const over = sum ? excess(classExports.includes(endpoint.name) ? sum : { ...sum, exports: 0 }) : 0;
      if (over > 2) {
        throw new RequestError(429, 'request/too-many', tooMuchWords(sum), {
          'retry-after': String(retryAfterSeconds),
        });
      }
      note({
        viewerId,
        classId: params['classId'],
        memberId: endpoint.records === 'learner' ? (params['memberId'] ?? null) : null,
        what: endpoint.name,
      });
      if (over > 1) await wait(slowedByMs);
    },
  };
}

/** Notes the call where it shows records. A poll with names shows those of its class; one without names shows none. */
export async function noteRecords(
  services: Services,
  { endpoint, visitor, params, resources }: Admitted,
): Promise<void> {
  if (!endpoint.records || !visitor) return;
  const { poll } = resources;
  const whose = poll?.named && poll.classroomId ? { ...params, classId: poll.classroomId } : params;
  await recordWatch(services).admit(endpoint, visitor, whose);
}

/** Says what was too much. */
const tooMuchWords = (sum: ReadSum | undefined): Said =>
  (sum?.learners ?? 0) > 2 * usualReads.learners ? said(m.manyRecordsOpened) : said(m.manyClassesDownloaded);

/** How many times what is usual. */
const excess = ({ learners, exports }: ReadSum) =>
  Math.max(learners / usualReads.learners, exports / usualReads.exports);

/** Once an hour for a person: an entry in the audit log, and a mail to every administrator. */
async function report(services: Needed, viewerId: string, { learners, exports }: ReadSum): Promise<void> {
  const details = storedWords(said(stored.auditRecords, { learners: String(learners), classes: String(exports) }));
  if (!(await recordViewData(services).insertMassRead(viewerId, { at: services.now(), details }))) return;
  const administrators = await recordViewData(services).selectAdministrators();
  const speakerOf = await speakersFor(
    services,
    administrators.map(({ id }) => id),
  );
  for (const { id, email } of administrators) {
    const mail = renderMail(services.environment.publicUrl, massReadMail({ learners, exports }), speakerOf(id));
    await mailQueries(services).insertMail({ userId: id, to: email, ...mail });
  }
}

export const recordWatch = ownPart((services) => createRecordWatch(services));
