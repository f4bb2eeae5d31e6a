import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Weights of text in the product's stylesheets. */
const weights = { min: 400, max: 700 };

/** Characters of the typeface's files, as they are divided already. */
const everything = String.fromCodePoint(...Array.from({ length: 0x2c80 }, (_, code) => code), 0xfb00, 0xfeff, 0xfffd);

/** Takes from the text fonts the weights in which nothing is set: a quarter of what a first visit fetches of them. */
export function lightFonts(): Plugin {
  return {
    name: 'lemma:light-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const fonts = Object.values(bundle).filter((file) => /ibm-plex-sans-.*-wght-.*\.woff2$/.test(file.fileName));
      for (const font of fonts) {
        if (font.type !== 'asset' || typeof font.source === 'string') continue;
        font.source = await subsetFont(Buffer.from(font.source), everything, {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
        });
      }
    },
  };
}

/**
 * Signs of school mathematics: digits, letters, operators, relations, arrows, brackets, and the slanted letters of variables,
 * which have code points of their own in the same font.
 */
const ordinary: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xac, 0xac],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x393, 0x3a9],
  [0x2026, 0x2026],
  [0x2032, 0x2034],
  [0x2061, 0x2064],
  [0x210e, 0x210e],
  [0x2190, 0x2194],
  [0x21d0, 0x21d4],
  [0x2200, 0x220b],
  [0x2211, 0x222a],
  [0x223c, 0x223c],
  [0x2245, 0x2248],
  [0x2260, 0x2265],
  [0x2282, 0x2287],
  [0x22a5, 0x22a5],
  [0x22c5, 0x22c5],
  [0x22ef, 0x22ef],
  [0x27e8, 0x27e9],
  [0x1d434, 0x1d467],
  [0x1d6fc, 0x1d714],
];

/** The same as a stylesheet writes it. */
export const ordinaryRange = ordinary.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(',');

/** A font of formulas with nothing but ordinary signs. */
export function withOrdinarySigns(font: Buffer): Promise<Buffer> {
  const codes = ordinary.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return subsetFont(font, String.fromCodePoint(...codes), { targetFormat: 'woff2' });
}
