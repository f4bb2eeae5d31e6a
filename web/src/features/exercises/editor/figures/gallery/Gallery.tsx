import type { Scene } from '@lemma/math/document';
import { Button } from '../../../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../../../ui/dialog/Dialog.tsx';
import { useId, type ReactElement } from 'react';
import { dialogWidth } from '../../../../../ui/dialog/dialog-width.ts';
import { part } from '../../../../../ui/part.ts';
import { type FigureDraft, toFigureDraft } from '../../../draft/figures/figure-draft.ts';
import { SmallFigure } from '../SmallFigure.tsx';
import { readyFigures } from './gallery-figures.ts';
import { useGalleryScenes } from './use-gallery-scenes.ts';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './Gallery.module.css';

const List = part('ul', css.list);

interface GalleryProps {
  onChoose: (figure: FigureDraft) => void;
  onClose: () => void;
}

/** Ready-made figures with small pictures, to begin with one. */
export function Gallery({ onChoose, onClose }: GalleryProps): ReactElement {
  const id = useId();
  const scenes = useGalleryScenes();
  const sceneOf = (name: string): Scene | undefined => scenes.find((scene) => scene.name === name);
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id} slotProps={dialogWidth('wide')}>
      <DialogTitle id={id}>{t(m.newFigure)}</DialogTitle>
      <DialogContent>
        <p className={css.about}>{t(m.beginWithClosest)}</p>
        <List aria-label={t(m.readyMade)}>
          {readyFigures.map(({ title, figure }) => (
            <li key={title}>
              <button type="button" onClick={() => onChoose(toFigureDraft(figure))}>
                <SmallFigure scene={sceneOf(figure.name)} />
                <span>{title}</span>
              </button>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t(m.cancel)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
