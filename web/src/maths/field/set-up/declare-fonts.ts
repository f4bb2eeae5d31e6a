/**
 * Declares MathLive's fonts, of which a page fetches those that it shows; the build has put some into the rules themselves.
 * Rules one by one need no permission for styles, and bytes none for fonts at other addresses.
 */
export function declareFonts(rules: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  for (const rule of rules.match(/@font-face\s*\{[^}]*\}/g) ?? []) {
    const bytes = /url\(["']?data:[^,]*;base64,([\w+/=]+)/.exec(rule)?.[1];
    if (bytes === undefined) style.sheet?.insertRule(rule);
    else document.fonts.add(new FontFace(valueOf(rule, 'family'), codeOf(bytes), { style: valueOf(rule, 'style') }));
  }
}

/** The family or style that a rule gives to its font. */
const valueOf = (rule: string, name: string): string => new RegExp(`font-${name}:\\s*([^;}]*)`).exec(rule)?.[1] ?? '';

const codeOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
