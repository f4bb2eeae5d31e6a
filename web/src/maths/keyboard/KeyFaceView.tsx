import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { ArrowBigUp, ArrowLeft, ArrowRight, Delete } from 'lucide-react';
import type { KeyDrawing, KeyFace } from './keys.ts';

const Face = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '&.small': { fontSize: 15 },
  '&.upright, & .upright': {
    fontFamily: 'KaTeX_Main, "Latin Modern Math", Georgia, serif',
    fontStyle: 'normal',
    fontWeight: 400,
  },
  '&.italic, & .italic': {
    fontFamily: 'KaTeX_Math, "Latin Modern Math", Georgia, serif',
    fontStyle: 'italic',
    fontWeight: 400,
  },
  '& sup': { fontSize: '.66em', lineHeight: 0, position: 'relative', top: '-.55em', verticalAlign: 'baseline' },
  '& sub': { fontSize: '.66em', lineHeight: 0, position: 'relative', top: '.35em', verticalAlign: 'baseline' },
  // Drawn, not written: "x2" would be a visible label that the name "x squared" does not contain.
  '& [data-sign]::after': { content: 'attr(data-sign)' },
  '& .box': {
    display: 'inline-block',
    width: '.62em',
    height: '.74em',
    border: '1.5px dashed currentColor',
    borderRadius: 3,
    opacity: 0.75,
  },
  '& .over': { display: 'inline-grid', gap: 3, justifyItems: 'center' },
  '& .over > .box': { width: 10, height: 11 },
  '& .bar': { width: 18, height: 2, borderRadius: 1, background: 'currentColor' },
  '& .tight': { display: 'inline-grid', justifyItems: 'center', fontSize: 13, lineHeight: '13px' },
  '& .tight .bar': { width: 16, height: 1.5 },
  '& .grid': { display: 'grid', gridTemplateColumns: 'auto auto', gap: '2px 8px', fontSize: 12, lineHeight: '12px' },
  '& .limits': { display: 'inline-grid', fontSize: 10, lineHeight: '13px', marginLeft: 1 },
});

/** Draws the face of a key. */
export function KeyFaceView({ face }: { face: KeyFace }): ReactElement {
  if (face.kind === 'drawing') return <Face>{drawings[face.name]()}</Face>;
  if (face.kind === 'sans') {
    return (
      <Face className={face.small === true ? 'small' : undefined}>
        {face.text === '' ? <span className="box" /> : face.text}
        {face.sup === undefined ? null : <sup data-sign={face.sup} />}
      </Face>
    );
  }
  return (
    <Face className={face.italic === true ? 'italic' : 'upright'}>
      {face.text}
      {face.sup === undefined ? null : <sup className={fontOf(face.sup)} data-sign={face.sup} />}
      {face.sub === undefined ? null : <sub className={fontOf(face.sub)} data-sign={face.sub} />}
    </Face>
  );
}

/** Letters are italic; the italic font has old-style figures, so those are upright. */
function fontOf(text: string): string {
  return /^[a-zA-Z]$/.test(text) ? 'italic' : 'upright';
}

const box = <span className="box" />;

const drawings: Record<KeyDrawing, () => ReactElement> = {
  fraction: () => (
    <span className="over">
      {box}
      <span className="bar" />
      {box}
    </span>
  ),
  root: () => <>√{box}</>,
  'nth-root': () => (
    <span style={{ fontSize: 15 }}>
      <sup>n</sup>√{box}
    </span>
  ),
  power: () => (
    <>
      {box}
      <sup style={{ fontStyle: 'italic', fontSize: '.78em' }}>n</sup>
    </>
  ),
  absolute: () => <span style={{ fontSize: 15 }}>|{box}|</span>,
  derivative: () => (
    <Serif className="tight">
      <span>d</span>
      <span className="bar" />
      <span>dx</span>
    </Serif>
  ),
  'definite-integral': () => (
    <Serif>
      ∫
      <span className="limits">
        <span>b</span>
        <span>a</span>
      </span>
    </Serif>
  ),
  vector: () => (
    <Serif>
      <span style={{ position: 'relative' }}>
        v<span style={{ position: 'absolute', left: 0, top: '-.62em', fontSize: '.7em', fontStyle: 'normal' }}>→</span>
      </span>
    </Serif>
  ),
  binomial: () => (
    <Serif style={{ display: 'inline-flex', alignItems: 'center' }}>
      (
      <span className="tight">
        <span>n</span>
        <span>k</span>
      </span>
      )
    </Serif>
  ),
  matrix: () => (
    <Serif className="grid">
      <span>a</span>
      <span>b</span>
      <span>c</span>
      <span>d</span>
    </Serif>
  ),
  delete: () => <Delete aria-hidden style={{ fontSize: 17 }} />,
  left: () => <ArrowLeft aria-hidden style={{ fontSize: 17 }} />,
  right: () => <ArrowRight aria-hidden style={{ fontSize: 17 }} />,
  shift: () => <ArrowBigUp aria-hidden style={{ fontSize: 17 }} />,
};

const Serif = styled('span')({ fontFamily: 'KaTeX_Math, Georgia, serif', fontStyle: 'italic', fontWeight: 400 });
