import type { LtiDeployment, LtiInvitation, LtiRegistration } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const products: Readonly<Record<string, string>> = {
  moodle: t(m.moodle),
  canvas: t(m.canvas),
  blackboardlearn: t(m.blackboard),
  desire2learn: t(m.brightspace),
  sakai: t(m.sakai),
  ilias: 'ILIAS',
};

/** The product by the name that people know, with its version; empty when the LMS has not said. */
export function productWords({ product, version }: Pick<LtiRegistration, 'product' | 'version'>): string {
  return [products[product.toLowerCase()] ?? product, version].filter((part) => part !== '').join(' ');
}

/** The state of an LMS or an installation, in one word. */
export const stateWords: Readonly<Record<LtiRegistration['state'], string>> = {
  waiting: t(m.waitingWord),
  on: t(m.onWord),
  off: t(m.offWord),
};

/** The state of an invitation, in one word. */
export const invitationWords: Readonly<Record<LtiInvitation['state'], string>> = {
  open: t(m.invitationOpen),
  used: t(m.invitationUsed),
  ended: t(m.invitationOver),
  withdrawn: t(m.invitationWithdrawn),
};

export const stateColors = { waiting: 'warning', on: 'success', off: 'default' } as const;

/** An installation by its name, and by its id where it has none. */
export const deploymentName = ({ name, deploymentId }: LtiDeployment): string =>
  name === '' ? t(m.installation, { deploymentId }) : `${name} (${deploymentId})`;

/** Addresses typed one to a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
