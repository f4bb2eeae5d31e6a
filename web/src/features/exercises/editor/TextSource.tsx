import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import type { SourceCommands, SourceRange } from './source-commands.ts';
import { insertionItems, type Insertions } from './insertions.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { SourceToolbar } from './SourceToolbar.tsx';
import type { PartNames } from './source-decorations.ts';
import { useSlashMenu } from './use-slash-menu.ts';
import { usePicture } from './use-picture.tsx';

const FormulaDialog = lazy(async () => ({ default: (await import('./FormulaDialog.tsx')).FormulaDialog }));

interface TextSourceProps extends Omit<Insertions, 'onPicture'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
  placeholder: string;
  error: string | undefined;
  lines: number;
}

/** A text with maths and everything that helps to write it: toolbar, `/` menu, pictures, formulas in the maths field. */
export function TextSource(props: TextSourceProps): ReactElement {
  const { label, variables, onNewVariable, onNewPart } = props;
  const commands = useRef<SourceCommands>(null);
  const { takePicture, pictureDialog } = usePicture(commands);
  const [formula, setFormula] = useState<SourceRange>();
  const slash = useSlashMenu();
  const insertions = { variables, onNewVariable, onNewPart, onPicture: takePicture };
  return (
    <>
      <SourceToolbar label={`Put into the ${label.toLowerCase()}`} commands={commands} {...insertions} />
      <SourceEditor
        label={label}
        value={props.value}
        onChange={props.onChange}
        partNames={props.partNames}
        commands={commands}
        onPicture={takePicture}
        onFormula={setFormula}
        onSlash={(at) =>
          slash.open(
            at,
            insertionItems(() => commands.current, insertions),
          )
        }
        error={props.error}
        lines={props.lines}
        placeholder={props.placeholder}
      />
      <SlashMenu
        {...slash.menu}
        onChoose={(item) =>
          slash.close(() => {
            commands.current?.takeSlash();
            item.run();
          })
        }
        onClose={(typed) => slash.close(() => commands.current?.insert(typed))}
      />
      {pictureDialog}
      {formula === undefined ? null : (
        <Suspense fallback={null}>
          <FormulaDialog
            formula={formula}
            onClose={() => setFormula(undefined)}
            onDone={(source) => commands.current?.replace(formula, source)}
          />
        </Suspense>
      )}
    </>
  );
}
