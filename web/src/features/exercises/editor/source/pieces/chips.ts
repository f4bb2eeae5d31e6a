import { WidgetType } from '@codemirror/view';
import { pictureOf } from './pieces.ts';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';

interface PartWords {
  readonly title: string;
  readonly kind: string;
}

/** An answer box or a figure in the text. Of a part that does not exist yet it is a button that makes the part. */
export class PartChip extends WidgetType {
  private readonly words: PartWords;
  private readonly onMake: ((name: string, chip: HTMLElement) => void) | undefined;
  private readonly isKnown: boolean;

  constructor(words: PartWords, onMake: ((name: string, chip: HTMLElement) => void) | undefined, isKnown: boolean) {
    super();
    this.words = words;
    this.onMake = onMake;
    this.isKnown = isKnown;
  }

  override eq(other: PartChip): boolean {
    return (
      other.words.title === this.words.title && other.words.kind === this.words.kind && other.onMake === this.onMake
    );
  }

  override toDOM(): HTMLElement {
    const { title, kind } = this.words;
    const { onMake } = this;
    const chip = document.createElement(onMake === undefined ? 'span' : 'button');
    chip.className = this.isKnown ? 'cm-part' : 'cm-part cm-unknown';
    chip.textContent = title;
    const small = document.createElement('small');
    small.textContent = onMake === undefined ? ` ${kind}` : t(m.makePart);
    chip.append(small);
    if (onMake !== undefined) {
      chip.setAttribute('type', 'button');
      chip.addEventListener('click', () => onMake(title, chip));
    }
    return chip;
  }
}

/** Pictures of this server; of others the description alone is shown. */
const isOwn = (address: string): boolean => address.startsWith('/');

/** A picture in the text: small, with its description. */
export class PictureChip extends WidgetType {
  private readonly source: string;

  constructor(source: string) {
    super();
    this.source = source;
  }

  override eq(other: PictureChip): boolean {
    return other.source === this.source;
  }

  override toDOM(): HTMLElement {
    const { words, address } = pictureOf(this.source);
    const chip = document.createElement('span');
    chip.className = 'cm-picture';
    if (isOwn(address)) {
      const picture = document.createElement('img');
      picture.src = address;
      picture.alt = '';
      chip.append(picture);
    }
    chip.append(words.trim() === '' ? t(m.picture) : words);
    return chip;
  }

  /** A press puts the cursor there, and the source is shown. */
  override ignoreEvent(): boolean {
    return false;
  }
}
