import type { Registration } from '../../data/platform-store.ts';

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** Origins whose pages may frame ours: where the platform itself is, and those that an administrator has typed. */
export function frameOriginsOf(registration: Pick<Registration, 'issuer' | 'authorizationEndpoint' | 'frameOrigins'>) {
  const { issuer, authorizationEndpoint, frameOrigins } = registration;
  const origins = [issuer, authorizationEndpoint, ...frameOrigins].flatMap(originOf);
  return [...new Set(origins)].filter((origin) => /^https?:\/\//.test(origin));
}

/** Hosts that the platform is known by. */
export function hostsOf(registration: Parameters<typeof frameOriginsOf>[0]): ReadonlySet<string> {
  return new Set(frameOriginsOf(registration).map((origin) => new URL(origin).host));
}
