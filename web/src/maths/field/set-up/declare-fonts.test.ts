import { afterEach, expect, it, vi } from 'vitest';
import { declareFonts } from './declare-fonts.ts';

afterEach(() => vi.unstubAllGlobals());

it('declares fonts by rules, and those that the build has put into their rules by their bytes', () => {
  const rules: string[] = [];
  const fonts: unknown[] = [];
  const style = { sheet: { insertRule: (rule: string) => rules.push(rule) } };
  vi.stubGlobal('document', {
    head: { appendChild: () => style },
    createElement: () => style,
    fonts: { add: (font: unknown) => fonts.push(font) },
  });
  vi.stubGlobal('FontFace', function FontFace(...given: unknown[]) {
    return given;
  });
  const file = '@font-face{font-family:KaTeX_AMS;font-style:normal;src:url(/a.woff2)format("woff2")}';
  const bytes =
    '@font-face{font-family:KaTeX_Math;font-style:italic;src:url(data:font/woff2;base64,AQL/)format("woff2")}';
  declareFonts(file + bytes);
  expect(rules).toEqual([file]);
  expect(fonts).toEqual([['KaTeX_Math', Uint8Array.of(1, 2, 255), { style: 'italic' }]]);
});
