import { helpTextMaximum, imageTypes } from '@lemma/contracts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { Camera, SquareFunction } from 'lucide-react';
import { useUnsentMessage } from '../../../session/unsent-messages.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { part } from '../../../ui/part.ts';
import { ChosenPictures } from './ChosenPictures.tsx';
import { FormulaPanel } from './FormulaPanel.tsx';
import { hasFormula, insertAt, messageSource } from './message-source.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
  /** The place where it is written: what is not sent waits there when the page is left. */
  place: string;
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
}

/** Keeps the message that is being written; it has the same id until it was taken. */
function useDraft({ place, isSending, onSend }: Pick<MessageComposerProps, 'place' | 'isSending' | 'onSend'>) {
  const { id, text, write: setText, clear } = useUnsentMessage(place);
  const [showsField, setShowsField] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures();
  const canSend = (text.trim() !== '' || pictures.ids.length > 0) && !isSending && !pictures.isSending;
  const put = (piece: string): void => {
    const start = area.current?.selectionStart ?? text.length;
    const end = area.current?.selectionEnd ?? text.length;
    const next = insertAt(text, { start, end }, piece);
    // The caret is there before the next key: a focus that came later would take it from where a quick hand has gone.
    flushSync(() => {
      setText(next.text);
      setShowsField(false);
    });
    area.current?.focus();
    area.current?.setSelectionRange(next.caret, next.caret);
  };
  const send = async (): Promise<void> => {
    if (!canSend || !(await onSend({ id, text, pictureIds: pictures.ids }))) return;
    clear();
    setShowsField(false);
    pictures.clear();
  };
  return { text, setText, area, pictures, canSend, put, send, showsField, setShowsField };
}

type Draft = ReturnType<typeof useDraft>;

/** A message in words, with formulas from the maths field and pictures of working. */
export const MessageComposer = (props: MessageComposerProps) => <Composer key={props.place} {...props} />;

function Composer(props: MessageComposerProps) {
  const { label, sendLabel = t(m.send), starters = [] } = props;
  const draft = useDraft(props);
  const { text, pictures, showsField } = draft;
  const problem = pictures.problem ?? props.problem;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.send();
      }}
    >
      {starters.length === 0 || text !== '' ? null : (
        <Starters role="group" aria-label={t(m.firstSteps)}>
          {starters.map((words) => (
            <Button key={words} size="small" variant="soft" onClick={() => draft.put(words)}>
              {words}
            </Button>
          ))}
        </Starters>
      )}
      <Words {...props} draft={draft} />
      <ChosenPictures pictures={pictures.pictures} onRemove={pictures.remove} />
      {showsField ? <FormulaPanel onInsert={(latex) => draft.put(`$${latex}$`)} /> : null}
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
          onClick={() => draft.setShowsField(!showsField)}
        >
          {t(m.formula)}
        </Button>
        <PictureButton onChoose={(files) => void pictures.add(files)} />
        <Button className={css.end} type="submit" variant="contained" disabled={!draft.canSend}>
          {sendLabel}
        </Button>
      </Foot>
    </form>
  );
}

interface WordsProps extends Pick<MessageComposerProps, 'label' | 'placeholder' | 'startsFocused'> {
  draft: Draft;
}

/** The words, and how they look where a formula is among them. */
function Words({ label, placeholder, startsFocused = false, draft: { text, setText, area, send } }: WordsProps) {
  return (
    <>
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
          <VisuallyHidden>{t(m.willLookLike)} </VisuallyHidden>
          <MathText source={messageSource(text)} />
        </Preview>
      ) : null}
    </>
  );
}

/** Opens the camera or the pictures of a phone, files elsewhere. */
function PictureButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip title={t(m.addPictureOfWorking)}>
        <IconButton aria-label={t(m.addPicture)} onClick={() => input.current?.click()}>
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
        aria-label={t(m.pictures)}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
