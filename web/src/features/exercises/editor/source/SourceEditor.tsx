import { lazy, Suspense, useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { SkeletonText } from '../../../../ui/waiting/Skeleton.tsx';
import type { SourceCommands, SourceRange } from './source-commands.ts';
import type { PartNames } from './source-decorations.ts';

const CodeEditor = lazy(() => import('./CodeEditor.tsx'));

const Surface = styled('div', { shouldForwardProp: (prop) => prop !== 'lines' })<{ lines: number }>(
  ({ theme, lines }) => ({
    padding: '12px 20px',
    minHeight: lines * 28 + 24,
    cursor: 'text',
    '& .cm-editor': { outline: 'none' },
    '& .cm-scroller': { fontFamily: 'inherit', fontSize: 15, lineHeight: '28px' },
    '& .cm-content': { padding: 0, caretColor: theme.vars.palette.text.primary, minHeight: lines * 28 },
    '& .cm-line': { padding: 0 },
    '& .cm-placeholder': { color: theme.vars.palette.lemma.ink3 },
    '& .cm-cursor': { borderLeftColor: theme.vars.palette.text.primary },
    '& .cm-editor .cm-selectionBackground, & .cm-editor.cm-focused .cm-selectionBackground': {
      background: `${theme.vars.palette.lemma.primaryLine} !important`,
    },
    '& .cm-maths': {
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: 14,
      color: theme.vars.palette.lemma.secondaryText,
    },
    '& .cm-formula': { '--v': theme.vars.palette.primary.main, padding: '2px 4px', borderRadius: 6, cursor: 'pointer' },
    '& .cm-formula:hover': { background: theme.vars.palette.lemma.sunken },
    '& .cm-strong': { fontWeight: 650 },
    '& .cm-value': {
      padding: '2px 7px',
      margin: '0 1px',
      borderRadius: 6,
      background: theme.vars.palette.lemma.primarySoft,
      color: theme.vars.palette.primary.main,
      fontFamily: theme.typography.fontFamily,
      fontSize: 14,
      fontWeight: 600,
      fontStyle: 'italic',
    },
    '& .cm-part': {
      display: 'inline-block',
      padding: '0 7px',
      lineHeight: '24px',
      borderRadius: 6,
      background: theme.vars.palette.lemma.okSoft,
      color: theme.vars.palette.lemma.okText,
      fontSize: 14,
      fontWeight: 600,
      '& small': { fontSize: 13, fontWeight: 400 },
    },
    '& .cm-unknown': { background: theme.vars.palette.lemma.errSoft, color: theme.vars.palette.lemma.errText },
  }),
);

interface SourceEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
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
}

/** The box for text with maths; the editor itself is loaded when the first one is shown. */
export function SourceEditor({ lines = 4, error, helper, ...editor }: SourceEditorProps): ReactElement {
  const helpId = useId();
  const hasHelp = error !== undefined || helper !== undefined;
  return (
    <>
      <Surface lines={lines}>
        <Suspense fallback={<SkeletonText label={`Loading ${editor.label}`} lines={lines} />}>
          <CodeEditor {...editor} describedBy={hasHelp ? helpId : undefined} isInvalid={error !== undefined} />
        </Suspense>
      </Surface>
      {hasHelp ? (
        <FormHelperText id={helpId} error={error !== undefined} sx={{ px: 5, pb: 3, mt: 0 }}>
          {error === undefined ? (
            helper
          ) : (
            <>
              <CircleAlert aria-hidden style={{ marginRight: 6 }} />
              {error}
            </>
          )}
        </FormHelperText>
      ) : null}
    </>
  );
}
