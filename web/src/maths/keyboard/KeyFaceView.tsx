import type { ReactElement } from 'react';
import { ArrowBigUp, ArrowLeft, ArrowRight, Delete } from 'lucide-react';
import type { KeyDrawing, KeyFace } from './keys.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './KeyFaceView.module.css';

const Face = part('span', css.face);

/** Draws the face of a key. */
export function KeyFaceView({ face }: { face: KeyFace }): ReactElement {
  if (face.kind === 'drawing') return <Face>{drawings[face.name]()}</Face>;
  if (face.kind === 'sans') {
    return (
      <Face className={face.small === true ? css.small : undefined}>
        {face.text === '' ? <span className={css.box} /> : face.text}
        {face.sup === undefined ? null : <sup data-sign={face.sup} />}
      </Face>
    );
  }
  return (
    <Face className={face.italic === true ? css.italic : css.upright}>
      {face.text}
      {face.sup === undefined ? null : <sup className={fontOf(face.sup)} data-sign={face.sup} />}
      {face.sub === undefined ? null : <sub className={fontOf(face.sub)} data-sign={face.sub} />}
    </Face>
  );
}

/** Letters are italic; the italic font has old-style figures, so those are upright. */
function fontOf(text: string): string | undefined {
  return /^[a-zA-Z]$/.test(text) ? css.italic : css.upright;
}

const box = <span className={css.box} />;

const drawings: Record<KeyDrawing, () => ReactElement> = {
  fraction: () => (
    <span className={css.over}>
      {box}
      <span className={css.bar} />
      {box}
    </span>
  ),
  root: () => <>√{box}</>,
  'nth-root': () => (
    <span className={css.text}>
      <sup>n</sup>√{box}
    </span>
  ),
  power: () => (
    <>
      {box}
      <sup className={css.heading}>n</sup>
    </>
  ),
  absolute: () => <span className={css.text}>|{box}|</span>,
  derivative: () => (
    <Serif className={css.tight}>
      <span>d</span>
      <span className={css.bar} />
      <span>{t(m.dx)}</span>
    </Serif>
  ),
  'definite-integral': () => (
    <Serif>
      ∫
      <span className={css.limits}>
        <span>b</span>
        <span>a</span>
      </span>
    </Serif>
  ),
  vector: () => (
    <Serif>
      <span className={css.span}>
        v<span className={css.spanPlace}>→</span>
      </span>
    </Serif>
  ),
  binomial: () => (
    <Serif className={css.row}>
      (
      <span className={css.tight}>
        <span>n</span>
        <span>k</span>
      </span>
      )
    </Serif>
  ),
  matrix: () => (
    <Serif className={css.grid}>
      <span>a</span>
      <span>b</span>
      <span>c</span>
      <span>d</span>
    </Serif>
  ),
  column: () => (
    <Serif className={css.row}>
      (
      <span className={css.tight}>
        <span>a</span>
        <span>b</span>
      </span>
      )
    </Serif>
  ),
  delete: () => <Delete aria-hidden className={css.sign} />,
  left: () => <ArrowLeft aria-hidden className={css.sign} />,
  right: () => <ArrowRight aria-hidden className={css.sign} />,
  shift: () => <ArrowBigUp aria-hidden className={css.sign} />,
};

const Serif = part('span', css.serif);
