import type { BodyOf, createLtiRegistration } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface Addresses extends Partial<
  Pick<BodyOf<typeof createLtiRegistration>, 'authorizationEndpoint' | 'tokenEndpoint' | 'jwksUri'>
> {
  readonly issuer: string;
  readonly tokenAudience: string;
}

/** Systems of whose addresses some or all follow from the address of a school. */
export const knownSystems = ['moodle', 'canvas', 'blackboard', 'brightspace'] as const;
export type KnownSystem = (typeof knownSystems)[number];

export const systemNames: Readonly<Record<KnownSystem, string>> = {
  moodle: t(m.moodle),
  canvas: t(m.canvas),
  blackboard: t(m.blackboard),
  brightspace: t(m.brightspace),
};

/**
 * As each vendor documents them, and none that is not certain: the schools of Canvas in the cloud share its addresses, and
 * those of Blackboard an issuer; its portal shows the others.
 */
const addresses: Readonly<Record<KnownSystem, (site: string) => Addresses>> = {
  moodle: (site) => ({
    issuer: site,
    authorizationEndpoint: `${site}/mod/lti/auth.php`,
    tokenEndpoint: `${site}/mod/lti/token.php`,
    jwksUri: `${site}/mod/lti/certs.php`,
    tokenAudience: '',
  }),
  canvas: () => ({
    issuer: 'https://canvas.instructure.com',
    authorizationEndpoint: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
    tokenEndpoint: 'https://sso.canvaslms.com/login/oauth2/token',
    jwksUri: 'https://sso.canvaslms.com/api/lti/security/jwks',
    tokenAudience: '',
  }),
  blackboard: () => ({ issuer: 'https://blackboard.com', tokenAudience: '' }),
  brightspace: (site) => ({
    issuer: site,
    authorizationEndpoint: `${site}/d2l/lti/authenticate`,
    tokenEndpoint: 'https://auth.brightspace.com/core/connect/token',
    jwksUri: `${site}/d2l/.well-known/jwks`,
    tokenAudience: 'https://api.brightspace.com/auth/token',
  }),
};

/** The addresses of a system, by where its school opens it; undefined while that is missing. */
export function addressesOf(system: KnownSystem, school: string): Addresses | undefined {
  const site = school.trim().replace(/\/+$/, '');
  return /^https?:\/\/\S+$/.test(site) ? addresses[system](site) : undefined;
}
