import { sceneAt, type Scene } from '@lemma/math/document';
import { useId, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { describeFigure } from './describe-figure.ts';
import { Areas, Hatchings, Lines, Marks } from './FigureElements.tsx';
import { AxisLine, AxisWords, Grid } from './FigureAxes.tsx';
import { FigureTable } from './FigureTable.tsx';
import { StepSlider } from './StepSlider.tsx';
import { lineStyles, placeIn, roomBelow, signsOnTheLeft } from './layout.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Figure.module.css';
import coloursCss from './figure-colours.module.css';
import wordsCss from './words-over.module.css';

interface FigureProps {
  scene: Scene;
  /** Without the button that shows the figure as a table: in a choice, which is itself something to press. */
  isPlain?: boolean;
  /** With the slider that the figure may have. */
  slides?: boolean;
  /** Labels over the drawing, at places of the box. */
  children?: ReactNode;
}

/** A figure of an exercise, drawn from its scene: lines as vectors, and words over them as typeset text. */
export function Figure({ scene: given, isPlain = false, slides = !isPlain, children }: FigureProps) {
  const [chosen, setChosen] = useState<number>();
  const { slider } = given;
  const step = Math.min(chosen ?? slider?.start ?? 0, (slider?.steps.length ?? 1) - 1);
  const scene = useMemo(() => (slides ? sceneAt(given, step) : given), [given, slides, step]);
  const { kind, size, elements } = scene;
  return (
    <span
      className={classes(css.figure, css[size], css[kind], css[`below-${roomBelow(scene)}`], isPlain && css.plain)}
      dir="ltr"
      style={{ '--signs': signsOnTheLeft(scene) }}
      data-figure={scene.name}
    >
      <span className={css.frame}>
        <Drawing scene={scene} />
        <span aria-hidden="true">
          {scene.axes.map((axis) => (
            <AxisWords key={axis.direction} axis={axis} scene={scene} />
          ))}
          <Points scene={scene} />
          {elements.flatMap(({ texts, colour }, index) =>
            texts.map(({ text, x, y, anchor }, at) => (
              <Word key={`${index} ${at}`} anchor={anchor} colour={colour} style={placeIn(scene, x, y)}>
                {text}
              </Word>
            )),
          )}
        </span>
        {children}
      </span>
      {slides && slider !== undefined && <StepSlider slider={slider} step={step} onStep={setChosen} />}
      {!isPlain && <AsTable scene={scene} />}
    </span>
  );
}

function Drawing({ scene }: { scene: Scene }): ReactNode {
  const id = useId();
  const styles = lineStyles(scene);
  const { width, height, elements } = scene;
  return (
    <svg role="img" aria-label={describeFigure(scene)} viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
      <Hatchings id={id} />
      <Grid scene={scene} />
      {elements.map((element, index) => (
        <Areas key={index} element={element} hatch={id} />
      ))}
      {scene.axes.map((axis) => (
        <AxisLine key={axis.direction} axis={axis} scene={scene} />
      ))}
      {elements.map((element, index) => (
        <Lines key={index} element={element} style={styles[index] ?? 0} size={scene.size} />
      ))}
    </svg>
  );
}

/** Points lie over the numbers of the axes, which would hide them. */
function Points({ scene: { width, height, elements } }: { scene: Scene }): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes(css.drawing, css.over)}>
      {elements.map((element, index) => (
        <Marks key={index} element={element} />
      ))}
    </svg>
  );
}

function AsTable({ scene }: { scene: Scene }): ReactNode {
  const [isShown, setShown] = useState(false);
  if (!scene.hasTable || !scene.elements.some(({ readings }) => readings.length > 0)) return null;
  return (
    <span className={css.reading}>
      <button type="button" className={css.toggle} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(m.asTable)}
      </button>
      {isShown && <FigureTable scene={scene} />}
    </span>
  );
}

function Word(props: { anchor: string; colour: number; style: CSSProperties; children: string }): ReactNode {
  return (
    <span
      className={classes(wordsCss.word, wordsCss[props.anchor], coloursCss[`c${props.colour}`])}
      style={props.style}
    >
      <MathText inline source={props.children} direction="ltr" />
    </span>
  );
}
