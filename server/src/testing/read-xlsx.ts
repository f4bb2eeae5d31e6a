import { strFromU8, unzipSync } from 'fflate';

const decoded = (xml: string) =>
  xml.replaceAll(/&(lt|gt|quot|apos|amp|#(\d+)|#x([\da-f]+));/gi, (_, name: string, decimal?: string, hex?: string) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }[name] ?? ''),
  );

export interface SheetCell {
  readonly type: string;
  readonly isFormula: boolean;
  readonly value: string;
}

/** Returns the cells of the first sheet with their types, as they are in the file. */
export function readXlsx(file: Buffer): { cells: SheetCell[]; parts: Record<string, string> } {
  const parts = Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const shared = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    [...item.matchAll(/<t[^<>]*>([^<]*)<\/t>/g)].map(([, part = '']) => decoded(part)).join(''),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const cells = [...sheet.matchAll(/<c\b([^<>]*?)(?:\/>|>((?:(?!<c\b).)*?)<\/c>)/gs)].map(
    ([, attributes = '', inner = '']) => {
      const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
      const raw = decoded(/<(?:v|t)\b[^<>]*>([^<]*)<\/(?:v|t)>/.exec(inner)?.[1] ?? '');
      return { type, isFormula: /<f\b/.test(inner), value: type === 's' ? (shared[Number(raw)] ?? '') : raw };
    },
  );
  return { cells, parts };
}
