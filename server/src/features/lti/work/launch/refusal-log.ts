import { v7 as newId } from 'uuid';
import type { Services } from '../../../../core/services.ts';
import { launchData } from '../../data/launch-store.ts';
import { cleanLine } from '../../../../core/clean-text.ts';
import type { LaunchRefused } from './refusals.ts';

/** Writes a refused launch down, for administrators: the check, and what was wrong, without names. */
export async function noteRefusal(services: Services, refused: LaunchRefused): Promise<void> {
  const { check, code, details, registrationId } = refused;
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
