export interface CloudWord {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

export interface CloudBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes of the rarest and the most frequent word. */
  readonly smallest: number;
  readonly largest: number;
}

/** A word with the middle of its place. */
export interface PlacedWord extends CloudWord {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns how wide a text is at font size 1. */
export type Measure = (text: string) => number;

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const lineHeight = 1.15;
const gap = 0.22;
const turnsMost = 1500;
const shrink = 0.88;
const triesMost = 20;
/** Few words fill the room as well. */
const largestScale = 1.5;

/**
 * Places words around the middle, the most frequent first, each as near to the middle as there is room. All shrink
 * until every word has a place. Equal votes give the same cloud on every screen.
 */
export function layOutCloud(words: readonly CloudWord[], box: CloudBox, measure: Measure): PlacedWord[] {
  const sorted = words.toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text));
  const [most, least] = [sorted[0]?.count ?? 1, sorted.at(-1)?.count ?? 1];
  // Words of one count are as large as a word of the middle.
  const share = (count: number) => (most === least ? 0.5 : Math.sqrt((count - least) / (most - least)));
  const widths = sorted.map(({ text }) => measure(text));
  let scale = largestScale;
  let placed: PlacedWord[] = [];
  for (let tries = 0; tries < triesMost; tries += 1, scale *= shrink) {
    const sizes = sorted.map(({ count }) => scale * (box.smallest + (box.largest - box.smallest) * share(count)));
    placed = place(sorted, { sizes, widths, box });
    if (placed.length === sorted.length) return placed;
  }
  return placed;
}

interface Measured {
  readonly sizes: readonly number[];
  readonly widths: readonly number[];
  readonly box: CloudBox;
}

function place(words: readonly CloudWord[], { sizes, widths, box }: Measured): PlacedWord[] {
  const rooms: Room[] = [];
  const placed: PlacedWord[] = [];
  for (const [index, word] of words.entries()) {
    const size = sizes[index] ?? box.smallest;
    const spot = findSpot({ width: (widths[index] ?? 1) * size + gap * size, height: lineHeight * size }, box, rooms);
    if (spot === null) return placed;
    rooms.push(spot);
    placed.push({ ...word, size, x: (spot.left + spot.right) / 2, y: (spot.top + spot.bottom) / 2 });
  }
  return placed;
}

/** Follows a spiral outwards, as flat as the box is. */
function findSpot(word: { readonly width: number; readonly height: number }, box: CloudBox, taken: readonly Room[]) {
  const flat = box.height / box.width;
  for (let turn = 0; turn < turnsMost; turn += 1) {
    const angle = 0.35 * turn;
    const radius = (box.width / 2) * (turn / turnsMost) ** 0.75;
    const x = box.width / 2 + radius * Math.cos(angle);
    const y = box.height / 2 + radius * flat * Math.sin(angle);
    const room = {
      left: x - word.width / 2,
      right: x + word.width / 2,
      top: y - word.height / 2,
      bottom: y + word.height / 2,
    };
    const isInside = room.left >= 0 && room.right <= box.width && room.top >= 0 && room.bottom <= box.height;
    if (isInside && !taken.some((other) => meet(room, other))) return room;
  }
  return null;
}

const meet = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
