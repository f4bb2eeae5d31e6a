import { v7 as newId } from 'uuid';
import { networkOf } from '../../../../core/network/network-of.ts';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import { CallCounts } from '../../../../core/throttle/call-counts.ts';
import { launchData } from '../../data/launch-store.ts';
import { cleanLine } from '../../../../core/clean-text.ts';
import type { LaunchRefused } from './refusals.ts';

/** Refusals of one network that are written down in a minute: no one fills the table from one place. */
const mostAMinute = 100;

const written = ownPart(() => new CallCounts());

function isWrittenDown(services: Services, network: string): boolean {
  let isFew = false;
  const compare = (_: null, { current }: { readonly current: number }) => {
    isFew = current <= mostAMinute;
  };
  written(services).incr(network, compare, 60_000);
  return isFew;
}

/** Writes a refused launch from this address down, for administrators: the check, and what was wrong, without names. */
export async function noteRefusal(services: Services, refused: LaunchRefused, address: string): Promise<void> {
  const { check, code, details, registrationId } = refused;
  if (!isWrittenDown(services, networkOf(address))) return;
  services.log.info({ check, code, registrationId }, 'a launch was refused');
  await launchData(services).insertRefusal({
    id: newId(),
    at: services.now(),
    registrationId,
    check,
    code,
    details: cleanLine(details),
  });
}
