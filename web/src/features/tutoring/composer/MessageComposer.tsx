import { helpTextMaximum, imageTypes } from '@lemma/contracts';
import { useId, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Camera, SquareFunction } from 'lucide-react';
import { v7 as newId } from 'uuid';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { ChosenPictures } from './ChosenPictures.tsx';
import { FormulaPanel } from './FormulaPanel.tsx';
import { hasFormula, insertAt, messageSource } from './message-source.ts';
import css from './MessageComposer.module.css';
import { usePictures } from './use-pictures.ts';

const Foot = part('div', css.foot);
const Preview = part('div', css.preview);
const Starters = part('div', css.starters);

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly pictureIds: string[];
}

interface MessageComposerProps {
  label: string;
  placeholder: string;
  sendLabel?: string;
  startsFocused?: boolean;
  /** First steps, one press each. */
  starters?: readonly string[];
  isSending: boolean;
  /** Why the message was not taken. */
  problem: string | undefined;
  /** Sends the message; true when it was taken. The same message has the same id until then. */
  onSend: (message: Message) => Promise<boolean>;
  children?: ReactNode;
}

/** A message in words, with formulas from the maths field and pictures of working. */
export function MessageComposer(props: MessageComposerProps) {
  const { label, placeholder, sendLabel = 'Send', starters = [], startsFocused = false, isSending } = props;
  const [id, setId] = useState(() => newId());
  const [text, setText] = useState('');
  const [showsField, setShowsField] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures();
  const isEmpty = text.trim() === '' && pictures.ids.length === 0;
  const problem = pictures.problem ?? props.problem;

  const put = (piece: string): void => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const next = insertAt(text, { start, end }, piece);
    setText(next.text);
    setShowsField(false);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const send = async (): Promise<void> => {
    if (isEmpty || isSending || pictures.isSending) return;
    if (!(await props.onSend({ id, text, pictureIds: pictures.ids }))) return;
    setId(newId());
    setText('');
    setShowsField(false);
    pictures.clear();
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {starters.length === 0 || text !== '' ? null : (
        <Starters role="group" aria-label="First steps">
          {starters.map((words) => (
            <Button key={words} size="small" variant="soft" onClick={() => put(words)}>
              {words}
            </Button>
          ))}
        </Starters>
      )}
      <textarea
        ref={area}
        className={css.text}
        aria-label={label}
        placeholder={placeholder}
        rows={3}
        maxLength={helpTextMaximum}
        autoFocus={startsFocused}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      {hasFormula(text) ? (
        <Preview>
          <VisuallyHidden>It will look like this: </VisuallyHidden>
          <MathText source={messageSource(text)} />
        </Preview>
      ) : null}
      <ChosenPictures pictures={pictures.pictures} onRemove={pictures.remove} />
      {showsField ? <FormulaPanel onInsert={(latex) => put(`$${latex}$`)} /> : null}
      {problem === undefined ? null : (
        <div className={css.problem}>
          <Note tone="wrong" role="alert" title={problem} />
        </div>
      )}
      <Foot>
        <Button
          variant="text"
          startIcon={<SquareFunction aria-hidden />}
          aria-expanded={showsField}
          onClick={() => setShowsField(!showsField)}
        >
          Formula
        </Button>
        <PictureButton onChoose={(files) => void pictures.add(files)} />
        <span className={css.end}>
          {props.children}
          <Button type="submit" variant="contained" disabled={isEmpty || isSending || pictures.isSending}>
            {sendLabel}
          </Button>
        </span>
      </Foot>
    </form>
  );
}

/** Opens the camera or the pictures of a phone, files elsewhere. */
function PictureButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip title="Add a picture of your working">
        <IconButton aria-label="Add a picture" onClick={() => input.current?.click()}>
          <Camera aria-hidden />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        multiple
        accept={imageTypes.join(',')}
        aria-label="Pictures"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
