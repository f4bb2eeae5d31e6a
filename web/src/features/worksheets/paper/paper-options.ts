import { keptHere } from '../../../kept-here.ts';
import { locale } from '../../../locale.ts';

export const papers = ['a4', 'letter'] as const;
export const rooms = ['none', 'little', 'some', 'much'] as const;

/** How a worksheet is printed. What is on it does not depend on this. */
export interface PaperOptions {
  readonly paper: (typeof papers)[number];
  /** Space to work under each question. */
  readonly room: (typeof rooms)[number];
  readonly hasSheets: boolean;
  readonly hasKey: boolean;
  readonly hasSolutions: boolean;
}

const kept = 'lemma.paper';

/** Letter where people print on it. */
const usualPaper = (): PaperOptions['paper'] => (/-(US|CA|MX|PH|CL|CO)$/i.test(locale) ? 'letter' : 'a4');

/** The options chosen last on this device for paper and space; all sheets with their key. */
export function firstOptions(): PaperOptions {
  const [paper, room] = (keptHere.getItem(kept) ?? '').split(' ');
  return {
    paper: papers.find((one) => one === paper) ?? usualPaper(),
    room: rooms.find((one) => one === room) ?? 'some',
    hasSheets: true,
    hasKey: true,
    hasSolutions: false,
  };
}

export function keepOptions({ paper, room }: PaperOptions): void {
  keptHere.setItem(kept, `${paper} ${room}`);
}
