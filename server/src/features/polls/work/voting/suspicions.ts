import type { PollSuspicion } from '@lemma/contracts';
import type { PollRow } from '../../data/poll-store.ts';
import { burst, isHastyVote, isMoreThanChance, isNewDevice } from './suspicion-rules.ts';
import type { SuspectGroup } from '../../data/suspicion-store.ts';
import { hashAddress, hashDevice, type VoterDevice } from './voter-token.ts';
import { type PollVoter, votingData } from '../../data/voting-store.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import type { Services } from '../../../../core/services.ts';
import type { Browser } from '../../../../core/access/browser.ts';

/** Facts noted about a voter who joins without a name. */
export interface Origin {
  readonly addressHash: string;
  readonly deviceHash: string;
  readonly isNewDevice: boolean;
}

export function originOf(
  { now }: Pick<Services, 'now'>,
  poll: PollRow,
  browser: Browser,
  device: VoterDevice | undefined,
): Origin {
  return {
    addressHash: hashAddress(poll, networkOf(browser.address)),
    deviceHash: hashDevice(poll, browser),
    isNewDevice: isNewDevice(device, now()),
  };
}

/**
 * New devices wait for their turn, a few a second, where too many join from their address in a minute, and where others
 * at it have answered faster than anybody reads. Known devices do not wait.
 */
export async function waitToJoin(services: Services, poll: PollRow, browser: Browser, origin: Origin) {
  if (!origin.isNewDevice) return;
  const { throttle } = services;
  const pollVoting = votingData(services);
  const address = { limit: limits.pollJoinsFromAddress, subject: `${poll.id} ${networkOf(browser.address)}` };
  // Others of the address wait behind their own kind of browser only.
  const kind = { ...address, subject: `${address.subject} ${origin.deviceHash}` };
  const isWithin = !services.environment.limitCalls || (await throttle.allows(address));
  if (isWithin && !(await pollVoting.isSuspected(poll.id, origin.addressHash))) return;
  await throttle.turn(kind);
}

/** Notes a burst of new devices of one kind, once somebody has joined in it. */
export async function lookForBurst(services: Services, pollId: string, { isNewDevice: isNew, ...origin }: Origin) {
  if (!isNew) return;
  const at = services.now();
  const group: SuspectGroup = { pollId, kind: 'burst', ...origin };
  const since = new Date(at.getTime() - burst.seconds * 1000);
  if ((await votingData(services).countNewDevices(group, since)) < burst.voters) return;
  const { isLeftOut } = await votingData(services).insertSuspicion(group, at);
  if (isLeftOut) await votingData(services).leaveOut(group, true, at);
}

/**
 * Leaves hasty votes of an address out once they are more than chance, before they are counted anywhere. In a crowd that
 * joins together haste means nothing.
 */
export async function lookForHaste(services: Services, voter: PollVoter, receivedAt: Date): Promise<void> {
  const { pollId, addressHash } = voter;
  if (addressHash === null || voter.isHasty || !isHastyVote(voter.joinedAt, receivedAt)) return;
  if (await votingData(services).isInCrowd({ ...voter, addressHash }, receivedAt)) return;
  if (!isMoreThanChance(await votingData(services).noteHasty(voter.id, pollId, addressHash))) return;
  const group: SuspectGroup = { pollId, kind: 'hasty', addressHash, deviceHash: '' };
  const { isLeftOut } = await votingData(services).insertSuspicion(group, receivedAt);
  if (isLeftOut) await votingData(services).leaveOut(group, true, receivedAt);
}

/** Returns the desk's key of a group. */
export const keyOf = ({ kind, addressHash, deviceHash }: SuspectGroup) => `${kind}.${addressHash}.${deviceHash}`;

/** Whose answers may be one person's, as the desk shows it. */
export async function readSuspicions(services: Services, pollId: string): Promise<PollSuspicion[]> {
  const groups = await votingData(services).selectSuspicions(pollId);
  const measured = await Promise.all(
    groups.map(async (group) => {
      const { voters, seconds } = await votingData(services).measureGroup(group);
      const { kind, isLeftOut, decidedAt } = group;
      return { key: keyOf(group), kind, voters, seconds, isLeftOut, isDecided: decidedAt !== null };
    }),
  );
  // Hasty voters are in a group of their own.
  return measured.filter(({ kind, voters }) => voters >= (kind === 'burst' ? burst.voters : 1));
}
