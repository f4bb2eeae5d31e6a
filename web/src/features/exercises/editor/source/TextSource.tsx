import { lazy, Suspense, use, useCallback, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Menu } from '../../../../ui/mui/Menu.ts';
import MenuItem from '@mui/material/MenuItem';
import { answerTypeEditing, offeredTypes } from '../../answer-types/index.ts';
import type { SourceRange } from './pieces/pieces.ts';
import type { SourceCommands } from './source-commands.ts';
import { insertionItems, type Insertions } from './insertions.tsx';
import { SlashMenu, type SlashMenuProps } from './SlashMenu.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { SourceToolbar } from './SourceToolbar.tsx';
import type { PartNames } from './source-decorations.ts';
import type { TextPlace } from '../../draft/figures/caret.ts';
import { FigureToolsContext } from '../figures/figure-tools.ts';
import { figureNameOf } from '../../../../maths/figures/figures-context.ts';
import { usePicture } from '../pictures/use-picture.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

const FormulaDialog = lazy(async () => ({ default: (await import('./FormulaDialog.tsx')).FormulaDialog }));

interface TextSourceProps extends Omit<Insertions, 'onPicture' | 'onFormula' | 'figures'> {
  label: string;
  /** Which text of the exercise it is. */
  text: TextPlace;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
  placeholder: string;
  error: string | undefined;
  lines: number;
  /** `below` while it is being written, for one text among several; else above. */
  toolbar?: 'above' | 'below' | 'hidden';
}

/** A text with maths and everything that helps to write it: toolbar, `/` menu, pictures, formulas in the maths field. */
export function TextSource(props: TextSourceProps): ReactElement {
  const { label, text, variables, onNewVariable, onNewPart, toolbar = 'above' } = props;
  const { figures, names, leave } = useFigureNames(props.partNames);
  const commands = useRef<SourceCommands>(null);
  const { takePicture, pictureDialog } = usePicture(commands);
  const [formula, setFormula] = useState<SourceRange>();
  const [missing, setMissing] = useState<{ readonly name: string; readonly chip: HTMLElement }>();
  const [slash, setSlash] = useState<Pick<SlashMenuProps, 'at' | 'items'>>();
  const editFormula = (): void => setFormula(commands.current?.formula());
  const insertions = { variables, onNewVariable, onNewPart, onPicture: takePicture, onFormula: editFormula, figures };
  const tools = <SourceToolbar label={t(m.putInto, text)} commands={commands} {...insertions} />;
  return (
    <>
      {toolbar === 'above' ? tools : null}
      <SourceEditor
        label={label}
        value={props.value}
        onChange={props.onChange}
        partNames={names}
        onLeave={(at) => leave?.(text, at)}
        commands={commands}
        onPicture={takePicture}
        onMakePart={onNewPart === undefined ? undefined : (name, chip) => setMissing({ name, chip })}
        onFormula={setFormula}
        onSlash={(at) => {
          // The next key press already belongs to the menu.
          flushSync(() => setSlash({ at, items: insertionItems(() => commands.current, insertions) }));
        }}
        error={props.error}
        lines={props.lines}
        placeholder={props.placeholder}
      />
      {toolbar === 'below' ? tools : null}
      {slash === undefined ? null : (
        <SlashMenu
          {...slash}
          onChoose={(item) => {
            setSlash(undefined);
            commands.current?.takeSlash();
            item.run();
          }}
          onClose={(typed) => {
            setSlash(undefined);
            commands.current?.insert(typed);
          }}
        />
      )}
      {missing === undefined || onNewPart === undefined ? null : (
        <Menu
          open
          anchorEl={missing.chip}
          onClose={() => setMissing(undefined)}
          aria-label={t(m.makeNamed, { name: missing.name })}
        >
          {offeredTypes.map((type) => (
            <MenuItem
              key={type}
              onClick={() => {
                setMissing(undefined);
                onNewPart(type, missing.name);
              }}
            >
              {answerTypeEditing[type].label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {pictureDialog}
      {formula === undefined ? null : (
        <Suspense fallback={null}>
          <FormulaDialog
            formula={formula}
            variables={variables}
            onClose={() => setFormula(undefined)}
            onDone={(source) => commands.current?.replace(formula, source)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The figures of the exercise for a text: to put in, and by name beside the answer boxes. */
function useFigureNames(partNames: PartNames) {
  const tools = use(FigureToolsContext);
  const known = tools?.names;
  const names = useCallback<PartNames>(
    (inner) => {
      const figure = figureNameOf(inner);
      if (figure === undefined) return partNames(inner);
      return known?.includes(figure) === true ? { title: t(m.figureWords), kind: figure } : undefined;
    },
    [known, partNames],
  );
  const figures = tools && { names: tools.names, onNew: tools.mayAdd ? tools.add : undefined };
  return { figures, names, leave: tools?.leave };
}
