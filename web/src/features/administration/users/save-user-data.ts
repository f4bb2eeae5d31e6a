import { exportUserData } from '@lemma/contracts';
import { addressOf } from '../../../api/address.ts';
import { errorOfAnswer } from '../../../api/fetch-error.ts';
import { send } from '../../../api/send.ts';

/** Fetches everything that is stored about a user and lets the browser save it. Throws FetchError. */
export async function saveUserData(userId: string, name: string): Promise<true> {
  const response = await send(addressOf(exportUserData, { userId }), { method: 'GET' });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw errorOfAnswer(response.status, body);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}
