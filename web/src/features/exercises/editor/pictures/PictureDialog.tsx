import { createImage, imageMaximumBytes, imageTypes } from '@lemma/contracts';
import { useCallback, type ReactElement } from 'react';
import { call } from '../../../../api/call.ts';
import { useForm } from '../../../../api/form/use-form.ts';
import { wordsFor } from '../../../../api/error-words.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../../ui/fields/use-first-focus.ts';
import { FormDialog } from '../../../../ui/fields/FormDialog.tsx';
import { pictureMarkdown } from './picture-markdown.ts';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PictureDialog.module.css';

const Shown = part('img', css.shown);

/** Returns why a file cannot be sent. */
function obstacleOf(file: File): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return t(m.choosePngJpegWebp);
  if (file.size > imageMaximumBytes) {
    return t(m.pictureMbChooseOne, {
      size: Math.ceil(file.size / 1_048_576),
      most: imageMaximumBytes / 1_048_576,
    });
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
  const field = useFirstFocus<HTMLInputElement>();
  const obstacle = obstacleOf(file);
  const form = useForm({ description: '' }, { firstError: obstacle });

  const showFile = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );

  const handleSubmit = async () => {
    const { description } = form.values;
    if (description.trim() === '') {
      form.refuse({ description: t(m.describePicture) }, obstacle);
      return;
    }
    await form.send(async () => {
      const image = await call(createImage, {}, { file });
      onInsert(pictureMarkdown(description, image.address));
      onClose();
    }, wordsFor);
  };

  return (
    <FormDialog
      title={t(m.addPicture)}
      action={t(m.addPicture)}
      state={form}
      isIncomplete={obstacle !== undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {obstacle === undefined ? <Shown ref={showFile} alt="" /> : null}
      <TextField
        label={t(m.whatPictureShows)}
        inputRef={field}
        helper={t(m.readToLearnersWho)}
        placeholder={t(m.rightTriangleWithLegs)}
        maxLength={300}
        {...form.field('description')}
      />
    </FormDialog>
  );
}
