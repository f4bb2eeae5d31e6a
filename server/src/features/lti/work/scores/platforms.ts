import { createLtiPlatforms, type PlatformAccount } from '../../../../core/outside/lti-platform/platform.ts';
import { ownPart } from '../../../../core/own.ts';
import { platformKeys } from '../keys.ts';

/** The client for the platforms that are registered here, one in each server. */
export const ltiPlatforms = ownPart((services) =>
  createLtiPlatforms({
    trustedHosts: services.environment.ltiHosts,
    keys: platformKeys(services),
    now: services.now,
  }),
);

interface Registered {
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly tokenAudience: string | null;
  readonly jwksUri: string;
  readonly frameOrigins: readonly string[];
}

/** Returns Lemma's account at a platform, with the hosts that may be asked: those of its registration and no others. */
export function accountOf(platform: Registered): PlatformAccount {
  const { id, clientId, tokenEndpoint, tokenAudience, issuer, authorizationEndpoint, jwksUri, frameOrigins } = platform;
  const addresses = [issuer, authorizationEndpoint, tokenEndpoint, jwksUri, ...frameOrigins];
  const hosts = new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).host] : [])));
  return { id, clientId, tokenEndpoint, tokenAudience, hosts };
}
