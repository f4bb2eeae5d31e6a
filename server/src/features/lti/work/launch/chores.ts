import type { Chore } from '../../../../core/chores.ts';
import type { Services } from '../../../../core/services.ts';
import { launchData } from '../../data/launch-store.ts';
import { platformKeys } from '../keys.ts';

const hour = 3600 * 1000;

/** Every hour: what has ended is deleted, and the next key is made in time. */
export const launchChores = (services: Services): Chore[] => [
  {
    what: 'deleting launches that have ended',
    everyMs: hour,
    work: async () => {
      await launchData(services).deleteEnded();
      await platformKeys(services).deleteEnded();
      await platformKeys(services).publicKeys();
    },
  },
];
