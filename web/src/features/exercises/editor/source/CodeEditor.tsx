import { markdown } from '@codemirror/lang-markdown';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, placeholder as placeholderText } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactElement, Ref } from 'react';
import { createPortal } from 'react-dom';
import { Formula } from '../../../../maths/typesetting/Formula.tsx';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import { changeBetween } from './change-between.ts';
import { FormulaHosts } from './formula-hosts.ts';
import { sourceCommands, type SourceCommands } from './source-commands.ts';
import { sourceDecorations, sourceFocus, type PartNames } from './source-decorations.ts';
import { useSourceEvents, type SourceEvents } from './use-source-events.ts';

export interface CodeEditorProps extends SourceEvents {
  label: string;
  value: string;
  onChange: (value: string) => void;
  partNames: PartNames;
  /** Makes the part of a box without one; gets its name and the chip. Left out where no boxes may stand. */
  onMakePart?: ((name: string, chip: HTMLElement) => void) | undefined;
  placeholder?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  commands?: Ref<SourceCommands>;
}

/** Markdown source with maths, values and answer boxes shown in place (CodeMirror). Undo, redo and IME are its own. */
export default function CodeEditor(props: CodeEditorProps): ReactElement {
  const { label, value, partNames, describedBy, isInvalid = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [start] = useState(() => ({ value, placeholder: props.placeholder ?? '' }));
  const [decorations] = useState(() => new Compartment());
  const [attributes] = useState(() => new Compartment());
  const handleChange = useLatest((text: string) => {
    // A change from the page, such as an undone step, is not reported back as if it had been typed.
    if (text !== props.value) props.onChange(text);
  });
  const [hosts] = useState(() => new FormulaHosts());
  const formulas = useSyncExternalStore(hosts.subscribe, hosts.all);
  const events = useSourceEvents(props);
  const makePart = useLatest((name: string, chip: HTMLElement) => props.onMakePart?.(name, chip));
  const mayMakeParts = props.onMakePart !== undefined;

  useEffect(() => {
    if (host.current === null) return undefined;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: start.value,
        extensions: [
          minimalSetup,
          markdown(),
          EditorView.lineWrapping,
          placeholderText(start.placeholder),
          sourceFocus,
          decorations.of([]),
          attributes.of([]),
          events,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) handleChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [start, decorations, attributes, handleChange, events]);

  useEffect(() => {
    const named: Record<string, string> = {
      'aria-label': label,
      spellcheck: 'true',
      'aria-invalid': String(isInvalid),
    };
    if (describedBy !== undefined) named['aria-describedby'] = describedBy;
    view.current?.dispatch({ effects: attributes.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [label, describedBy, isInvalid, attributes]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: changeBetween(editor.state.doc.toString(), value) });
  }, [value]);

  useEffect(() => {
    const look = { names: partNames, hosts, onMakePart: mayMakeParts ? makePart : undefined };
    view.current?.dispatch({ effects: decorations.reconfigure(sourceDecorations(look)) });
  }, [partNames, decorations, hosts, mayMakeParts, makePart]);

  useImperativeHandle(props.commands, () => sourceCommands(() => view.current), []);

  return (
    <>
      <div ref={host} />
      {formulas.map(({ key, element, latex }) => createPortal(<Formula latex={latex} />, element, key))}
    </>
  );
}
