import type { AnswerType } from '@lemma/math';
import { imageTypes } from '@lemma/contracts';
import { ChartSpline, Braces, Image, List, Sigma, SquarePen, Table } from 'lucide-react';
import { markerOf } from '../../draft/figures/markers.ts';
import { answerTypeWords, offeredTypes } from '../../answer-types/index.ts';
import type { SourceCommands } from './source-commands.ts';
import type { SlashItem } from './slash-items.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** A table to type over. */
export const tableMarkdown = '| $x$ | 1 | 2 |\n| --- | --- | --- |\n| $y$ | 3 | 4 |\n';

/** The figures that may be put into a text. */
export interface FigurePicker {
  readonly names: readonly string[];
  /** Makes a figure and gives its name once the author has chosen one; left out when there may be no more. */
  readonly onNew?: ((onAdded: (name: string) => void) => void) | undefined;
}

export interface Insertions {
  readonly variables: readonly string[];
  /** Makes a variable and gives its name; left out where there are none. */
  readonly onNewVariable?: (() => string) | undefined;
  /** Makes a part of this type, with this name if one is given, and gives its name; left out where no answer boxes may stand. */
  readonly onNewPart?: ((type: AnswerType, name?: string) => string) | undefined;
  /** Left out where no pictures may stand. */
  readonly onPicture?: ((file: File) => void) | undefined;
  /** Left out where no figures may stand. */
  readonly figures?: FigurePicker | undefined;
  /** Opens the maths field for the formula at the cursor or a new one. */
  readonly onFormula: () => void;
}

/** Lets the author choose a picture of this device. */
export function choosePicture(onPicture: (file: File) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.accept = imageTypes.join(',');
  picker.addEventListener('change', () => {
    const file = picker.files?.[0];
    if (file !== undefined) onPicture(file);
  });
  picker.click();
}

/** Everything that can be put into a text where the cursor is. */
export function insertionItems(commands: () => SourceCommands | null, input: Insertions): readonly SlashItem[] {
  const { onNewPart, onNewVariable, onPicture } = input;
  const insert = (text: string): void => commands()?.insert(text);
  return [
    {
      key: 'formula',
      label: t(m.formula),
      icon: <Sigma aria-hidden />,
      run: input.onFormula,
    },
    ...input.variables.map((name) => ({
      key: `variable-${name}`,
      label: t(m.variable, { name }),
      icon: <Braces aria-hidden />,
      run: () => insert(`{{${name}}}`),
    })),
    ...(onNewVariable === undefined
      ? []
      : [
          {
            key: 'new-variable',
            label: t(m.newVariable),
            icon: <Braces aria-hidden />,
            run: () => insert(`{{${onNewVariable()}}}`),
          },
        ]),
    ...(onNewPart === undefined
      ? []
      : offeredTypes.map((type) => ({
          key: `part-${type}`,
          label: t(m.answer, { answerType: answerTypeWords(type) }),
          icon: <SquarePen aria-hidden />,
          run: () => insert(`[[${onNewPart(type)}]]`),
        }))),
    ...(onPicture === undefined
      ? []
      : [{ key: 'picture', label: t(m.picture), icon: <Image aria-hidden />, run: () => choosePicture(onPicture) }]),
    ...figureItems(commands, input.figures),
    { key: 'list', label: t(m.list), icon: <List aria-hidden />, run: () => commands()?.prefixLines('- ') },
    { key: 'table', label: t(m.table), icon: <Table aria-hidden />, run: () => insert(tableMarkdown) },
  ];
}

/** The figures to put in, and a new one. */
export function figureItems(
  commands: () => SourceCommands | null,
  figures: FigurePicker | undefined,
): readonly SlashItem[] {
  if (figures === undefined) return [];
  const icon = <ChartSpline aria-hidden />;
  const insert = (name: string): void => commands()?.insertLine(markerOf(name));
  const { names, onNew } = figures;
  return [
    ...names.map((name) => ({ key: `figure-${name}`, label: t(m.figure, { name }), icon, run: () => insert(name) })),
    ...(onNew === undefined ? [] : [{ key: 'new-figure', label: t(m.newFigure), icon, run: () => onNew(insert) }]),
  ];
}
