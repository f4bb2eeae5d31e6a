import type { NotificationKind } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { happeningData } from '../data/happening-store.ts';

/** When something of this kind occurred last with each of these topics, as long as that is known. */
export const selectLatest = (
  services: Services,
  kind: NotificationKind,
  topics: readonly string[],
): Promise<Map<string, Date>> => happeningData(services).selectLatest(kind, topics);
