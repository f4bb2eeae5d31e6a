import type { NotationChoice, OwnNotation } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { accountQueries } from '../../people/api.ts';

export async function readOwnNotation(services: Services, userId: string): Promise<OwnNotation> {
  return { notation: await accountQueries(services).selectNotation(userId) };
}

export async function chooseOwnNotation(
  services: Services,
  userId: string,
  notation: NotationChoice | null,
): Promise<OwnNotation> {
  await accountQueries(services).updateUser(userId, { notation });
  return { notation };
}
