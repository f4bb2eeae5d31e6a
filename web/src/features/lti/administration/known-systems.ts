import type { BodyOf, createLtiRegistration } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Addresses = Pick<
  BodyOf<typeof createLtiRegistration>,
  'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'jwksUri'
> & { readonly tokenAudience: string };

/** Systems whose addresses follow from the address of a school and its client id. */
export const knownSystems = ['moodle', 'canvas', 'blackboard', 'brightspace'] as const;
export type KnownSystem = (typeof knownSystems)[number];

export const systemNames: Readonly<Record<KnownSystem, string>> = {
  moodle: t(m.moodle),
  canvas: t(m.canvas),
  blackboard: t(m.blackboard),
  brightspace: t(m.brightspace),
};

/** As each vendor documents them. Schools of Canvas and of Blackboard share the addresses of their vendor. */
const addresses: Readonly<Record<KnownSystem, (site: string, clientId: string) => Addresses>> = {
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
  blackboard: (_site, clientId) => ({
    issuer: 'https://blackboard.com',
    authorizationEndpoint: 'https://developer.blackboard.com/api/v1/gateway/oidcauth',
    tokenEndpoint: 'https://developer.blackboard.com/api/v1/gateway/oauth2/jwttoken',
    jwksUri: `https://developer.blackboard.com/api/v1/management/applications/${encodeURIComponent(clientId)}/jwks.json`,
    tokenAudience: '',
  }),
  brightspace: (site) => ({
    issuer: site,
    authorizationEndpoint: `${site}/d2l/lti/authenticate`,
    tokenEndpoint: 'https://auth.brightspace.com/core/connect/token',
    jwksUri: `${site}/d2l/.well-known/jwks`,
    tokenAudience: 'https://api.brightspace.com/auth/token',
  }),
};

/** The addresses of a system, by where its school opens it and its client id; undefined while one is missing. */
export function addressesOf(system: KnownSystem, school: string, clientId: string): Addresses | undefined {
  const site = school.trim().replace(/\/+$/, '');
  if (!/^https?:\/\/\S+$/.test(site) || clientId.trim() === '') return undefined;
  return addresses[system](site, clientId.trim());
}
