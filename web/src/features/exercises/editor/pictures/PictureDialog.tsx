import { createImage, imageMaximumBytes, imageTypes } from '@lemma/contracts';
import { useCallback, useId, useState, type FormEvent, type ReactElement } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { call } from '../../../../api/call.ts';
import { wordsFor } from '../../../../api/error-words.ts';
import { Note } from '../../../../ui/messages/Note.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../../ui/fields/use-first-focus.ts';
import { FormDialogActions } from '../../../../ui/fields/FormDialogActions.tsx';
import { pictureMarkdown } from './picture-markdown.ts';
import { part } from '../../../../ui/part.ts';
import css from './PictureDialog.module.css';

const Shown = part('img', css.shown);

/** Returns why a file cannot be sent. */
function obstacleOf(file: File): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'Choose a PNG, JPEG, WebP or GIF picture.';
  if (file.size > imageMaximumBytes) {
    return `This picture has ${Math.ceil(file.size / 1_048_576)} MB. Choose one of at most ${imageMaximumBytes / 1_048_576} MB.`;
  }
  return undefined;
}

interface PictureDialogProps {
  file: File;
  onClose: () => void;
  /** Gets the Markdown that shows the picture. */
  onInsert: (text: string) => void;
}

/** Asks what a picture shows, stores it and gives the text that shows it. */
export function PictureDialog({ file, onClose, onInsert }: PictureDialogProps): ReactElement {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [description, setDescription] = useState('');
  const [problem, setProblem] = useState(() => obstacleOf(file));
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const canSend = obstacleOf(file) === undefined;

  const showFile = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (description.trim() === '') return setIsMissing(true);
    setIsSending(true);
    try {
      const image = await call(createImage, {}, { file });
      onInsert(pictureMarkdown(description, image.address));
      onClose();
    } catch (error) {
      setProblem(wordsFor(error));
      setIsSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Add picture</DialogTitle>
        <DialogContent className={css.stack}>
          {canSend ? <Shown ref={showFile} alt="" /> : null}
          <TextField
            label="What the picture shows"
            inputRef={field}
            value={description}
            helper="Read to learners who do not see it. Name everything that is needed to answer."
            placeholder="A right triangle with legs a and b"
            maxLength={300}
            error={isMissing ? 'Describe the picture.' : undefined}
            onChange={(text) => {
              setDescription(text);
              setIsMissing(false);
            }}
          />
          {problem === undefined ? null : <Note tone="wrong" role="alert" title={problem} />}
        </DialogContent>
        <FormDialogActions label="Add picture" isDisabled={isSending || !canSend} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
