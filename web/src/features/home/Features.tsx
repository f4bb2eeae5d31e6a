import { lazy, Suspense, type ReactNode } from 'react';
import { Lightbulb, X } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './Features.module.css';

const Grid = part('div', css.grid);

const Picture = part('div', css.pictureRoot);

interface FeatureProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Feature({ title, picture, children }: FeatureProps) {
  return (
    <section>
      <Picture className={css.picture} aria-hidden="true">
        {picture}
      </Picture>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

const TypesetFormula = lazy(async () => ({ default: (await import('./FeatureFormula.tsx')).FeatureFormula }));

/** A formula of the pictures, typeset as soon as the sample exercise has brought what that needs. */
function Formula({ children }: { children: string }) {
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <TypesetFormula>{children}</TypesetFormula>
    </Suspense>
  );
}

/** Letters in italics, `^2` raised. */
function Plain({ children }: { children: string }) {
  return (
    <>
      {children.split(/([a-z]|\^\d)/).map((piece, index) => {
        if (/^[a-z]$/.test(piece)) return <i key={index}>{piece}</i>;
        return piece.startsWith('^') ? <sup key={index}>{piece.slice(1)}</sup> : piece;
      })}
    </>
  );
}

const variants = ['3x^2 − 5x = 2', '2x^2 + x = 6', '5x^2 − 9x = 2', '4x^2 − 7x = 2', '2x^2 − 9x = 5', '3x^2 + x = 4'];
/** Free answers to a poll, the right ones in one group. */
const votes = [
  { answer: '2(x + 3)', count: 14, isRight: true },
  { answer: '2x + 3', count: 7, isRight: false },
  { answer: 'x^2 + 6', count: 3, isRight: false },
];
const sameAnswers = ['(x + 3)^2', 'x^2 + 6x + 9', '9 + x(x + 6)', '(−3 − x)^2'];

/** Four things that it does, each with a picture. */
export function Features() {
  return (
    <Grid>
      <Feature
        title={t(m.equalIsEqual)}
        picture={
          <div className={css.equal}>
            {sameAnswers.map((answer) => (
              <b key={answer}>
                <Formula>{answer}</Formula> ✓
              </b>
            ))}
          </div>
        }
      >
        {t(m.comparedAsMathematics)}
      </Feature>
      <Feature
        title={t(m.itSaysWhy)}
        picture={
          <>
            <div>
              <Formula>(x − 4)^2 = x^2 + 16</Formula>
            </div>
            <div className={css.why}>
              <X />
              <span>{t(m.notQuite)}</span>
            </div>
            <div className={classes(css.why, css.hint)}>
              <Lightbulb />
              <span>{t(m.hintExample)}</span>
            </div>
          </>
        }
      >
        {t(m.reasonsAndHints)}
      </Feature>
      <Feature
        title={t(m.everyoneTheirOwn)}
        picture={
          <div className={css.variants}>
            {variants.map((variant) => (
              <span key={variant}>
                <Formula>{variant}</Formula>
              </span>
            ))}
          </div>
        }
      >
        {t(m.thousandsOfVariants)}
      </Feature>
      <Feature
        title={t(m.askWholeRoom)}
        picture={
          <div className={css.votes}>
            {votes.map(({ answer, count, isRight }) => (
              <div key={answer} className={isRight ? css.right : undefined}>
                <span>
                  <Formula>{answer}</Formula>
                  {isRight && ' ✓'}
                </span>
                <i />
                <b>{count}</b>
              </div>
            ))}
          </div>
        }
      >
        {t(m.groupedByMeaning)}
      </Feature>
    </Grid>
  );
}
