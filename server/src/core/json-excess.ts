const deepest = 64;

/**
 * Whether JSON in UTF-8 goes deeper, or has more commas and brackets outside its texts, than may be; it is looked at up to
 * the first of the two.
 */
export function findExcess(bytes: Uint8Array, most: number): 'depth' | 'number' | undefined {
  let depth = 0;
  let entries = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const code = bytes[at];
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === comma) entries += 1;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      entries += 1;
      if (depth > deepest) return 'depth';
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
    if (entries > most) return 'number';
  }
  return undefined;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
