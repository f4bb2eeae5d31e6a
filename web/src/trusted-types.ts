interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/**
 * Under trusted types a script or a worker may come from an address of our own only, and no text becomes markup or
 * script by itself; the two maths libraries have a policy of theirs in `maths/trusted-html.ts`.
 */
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
factory?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`No script is loaded from ${url}`);
  },
});
