interface TrustedTypePolicy {
  createHTML: (html: string) => unknown;
}
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => TrustedTypePolicy;
}

const dangerous = /<\s*\/?\s*(?:script|iframe|object|embed|link|meta|base|form)\b|([\s/"'])on\w+\s*=|javascript:/gi;

/**
 * Takes out what markup of a formula never holds: scripts, frames, event handlers; again while that makes new ones. The
 * quote before a handler stays, as it may belong to the value before.
 */
export function cleanMarkup(html: string): string {
  const cleaned = html.replace(dangerous, '$1');
  return cleaned === html ? html : cleanMarkup(cleaned);
}

let policy: TrustedTypePolicy | undefined;

/**
 * Markup that the two maths libraries made, for the places where they need `innerHTML`. Under a content security policy with
 * trusted types it is a `TrustedHTML` of the policy `lemma-maths`, else the cleaned string.
 */
export function trustedHtml(html: string): unknown {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (factory === undefined) return cleanMarkup(html);
  policy ??= factory.createPolicy('lemma-maths', { createHTML: cleanMarkup });
  return policy.createHTML(html);
}
