import { flushSync } from 'react-dom';
import { onOwnLine } from '../../exercises/editor/source/pieces/own-line.ts';
import { formulaAt } from '../../exercises/editor/source/pieces/pieces.ts';
import type { SourceCommands } from '../../exercises/editor/source/source-commands.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Selected afterwards, from the start of the text; without it the cursor is behind the text. */
  readonly select?: readonly [from: number, to: number];
}

/** The commands of the toolbar on an ordinary text box; each gives it the focus. */
export function inputCommands(current: () => Box | null, onChange: (value: string) => void): SourceCommands {
  const selection = (box: Box) => ({
    from: box.selectionStart ?? box.value.length,
    to: box.selectionEnd ?? box.value.length,
  });
  const edit = (box: Box, { from, to, text, select }: Edit): void => {
    flushSync(() => onChange(box.value.slice(0, from) + text + box.value.slice(to)));
    box.focus();
    const [start, end] = select ?? [text.length, text.length];
    box.setSelectionRange(from + start, from + end);
  };
  const run = (command: (box: Box) => void): void => {
    const box = current();
    if (box !== null) command(box);
  };
  return {
    wrap: (before, after, sample) =>
      run((box) => {
        const { from, to } = selection(box);
        const inner = box.value.slice(from, to) || sample;
        const select = [before.length, before.length + inner.length] as const;
        edit(box, { from, to, text: before + inner + after, select });
      }),
    insert: (text) => run((box) => edit(box, { ...selection(box), text })),
    insertLine: (line) =>
      run((box) => {
        const { from, to } = selection(box);
        edit(box, { from, to, text: onOwnLine(box.value.slice(0, from), line, box.value.slice(to)) });
      }),
    prefixLines: (mark) =>
      run((box) => {
        const { from, to } = selection(box);
        const start = box.value.lastIndexOf('\n', from - 1) + 1;
        const lines = box.value.slice(start, to).split('\n');
        edit(box, { from: start, to, text: lines.map((line) => mark + line).join('\n') });
      }),
    takeSlash: () => undefined,
    formula: () => {
      const box = current();
      if (box === null) return undefined;
      const { from, to } = selection(box);
      return formulaAt(box.value, to) ?? { from, to, source: box.value.slice(from, to) };
    },
    replace: ({ from, to, source }, text) =>
      run((box) => {
        if (box.value.slice(from, to) === source) edit(box, { from, to, text });
      }),
  };
}
