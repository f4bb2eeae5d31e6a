import { lazy, Suspense, useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { FieldWords, wordsId } from '../../../../ui/input/Field.tsx';
import { SkeletonText } from '../../../../ui/waiting/Skeleton.tsx';
import type { SourceRange } from './pieces/pieces.ts';
import type { SourceCommands } from './source-commands.ts';
import type { PartNames } from './source-decorations.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SourceEditor.module.css';

const CodeEditor = lazy(() => import('./CodeEditor.tsx'));

interface SourceEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
  /** Makes the part of a box without one; gets its name and the chip. */
  onMakePart?: ((name: string, chip: HTMLElement) => void) | undefined;
  placeholder?: string;
  error?: string | undefined;
  helper?: ReactNode;
  /** Lines shown when there is less text. */
  lines?: number;
  commands?: Ref<SourceCommands>;
  /** Gets a picture that was pasted or dropped. */
  onPicture?: (file: File) => void;
  /** A typeset formula was pressed. */
  onFormula?: (formula: SourceRange) => void;
  /** `/` was typed where something may begin. */
  onSlash?: (at: { readonly left: number; readonly top: number }) => void;
  /** The cursor has left the text, at this place of it. */
  onLeave?: (at: number) => void;
}

/** The box for text with maths; the editor itself is loaded when the first one is shown. */
export function SourceEditor({ lines = 4, error, helper, ...editor }: SourceEditorProps): ReactElement {
  const id = useId();
  return (
    <>
      <div className={css.surface} style={{ '--lines': lines }}>
        <Suspense fallback={<SkeletonText label={t(m.loadingNamed, { name: editor.label })} lines={lines} />}>
          <CodeEditor {...editor} describedBy={wordsId({ id, error, helper })} isInvalid={error !== undefined} />
        </Suspense>
      </div>
      <FieldWords id={id} error={error} helper={helper} className={css.formHelperText} />
    </>
  );
}
