import { X } from 'lucide-react';
import { useCallback } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ChosenPictures.module.css';
import type { ChosenPicture } from './use-pictures.ts';

const List = part('ul', css.list);

interface ChosenPicturesProps {
  pictures: readonly ChosenPicture[];
  onRemove: (key: string) => void;
}

/** The pictures that go with a message, before it is sent. */
export function ChosenPictures({ pictures, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <List aria-label={t(m.pictures)}>
      {pictures.map((picture, index) => (
        <li key={picture.key} aria-busy={picture.id === undefined}>
          <Thumbnail picture={picture} number={index + 1} />
          <IconButton
            size="small"
            className={css.remove}
            aria-label={t(m.removePicture, { number: index + 1 })}
            onClick={() => onRemove(picture.key)}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </List>
  );
}

function Thumbnail({ picture: { file, id }, number }: { picture: ChosenPicture; number: number }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return <img ref={show} alt={t(id === undefined ? m.workingBeingSent : m.workingNumber, { number })} />;
}
