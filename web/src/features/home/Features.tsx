import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Lightbulb, X } from 'lucide-react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 48,
  paddingBlock: 64,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, paddingBlock: 40 },
  '& section': {
    [theme.breakpoints.between('sm', 'md')]: {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 1fr)',
      columnGap: 28,
      '& > .picture': { gridRow: '1 / 3', margin: 0, height: 'auto', minHeight: 148 },
      '& > h2': { alignSelf: 'end' },
    },
  },
  '& h2': { ...theme.typography.h2, marginBottom: 4 },
  '& p': { color: theme.vars.palette.text.secondary },
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 8,
  height: 190,
  marginBottom: 20,
  padding: '16px 18px',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  fontFamily: 'Georgia, "Times New Roman", serif',
  fontSize: 18,
  '& i': { fontStyle: 'italic' },
  '& sup': { fontSize: '.7em', lineHeight: 0 },
  '& .why': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    padding: '8px 12px',
    borderRadius: 10,
    background: theme.vars.palette.lemma.errSoft,
    fontSize: 15,
    '& svg.lucide': { color: theme.vars.palette.lemma.errText },
    '& span': { fontFamily: theme.typography.fontFamily, fontSize: 14 },
    '&.hint': {
      background: theme.vars.palette.lemma.warnSoft,
      '& svg.lucide': { color: theme.vars.palette.lemma.warnText },
    },
  },
  '& .variants': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 8,
    fontSize: 15,
    '& > span': {
      padding: '9px 4px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: 8,
    },
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: '1fr 1fr',
      '& > span:nth-of-type(n+5)': { display: 'none' },
    },
  },
  '& .equal': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    '& b': { fontWeight: 400, padding: '5px 12px', borderRadius: 8, background: theme.vars.palette.lemma.okSoft },
  },
}));

interface FeatureProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Feature({ title, picture, children }: FeatureProps) {
  return (
    <section>
      <Picture className="picture" aria-hidden="true">
        {picture}
      </Picture>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** A formula of the pictures: letters in italics, `^2` raised. The pictures need no typesetting engine. */
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
const sameAnswers = ['(x + 3)^2', 'x^2 + 6x + 9', '9 + x(x + 6)', '(−3 − x)^2'];

/** Three things that it does, each with a picture. */
export function Features() {
  return (
    <Grid>
      <Feature
        title="Equal is equal"
        picture={
          <div className="equal">
            {sameAnswers.map((answer) => (
              <b key={answer}>
                <Plain>{answer}</Plain> ✓
              </b>
            ))}
          </div>
        }
      >
        Answers are compared as mathematics, not letter by letter. A slip of the keyboard is pointed out and costs
        nothing.
      </Feature>
      <Feature
        title="It says why"
        picture={
          <>
            <div>
              <Plain>(x − 4)^2 = x^2 + 16</Plain>
            </div>
            <div className="why">
              <X />
              <span>Not quite, keep it up though!</span>
            </div>
            <div className="why hint">
              <Lightbulb />
              <span>Write the square as a product first.</span>
            </div>
          </>
        }
      >
        A reason where there is one, hints one at a time, and a worked solution with your own numbers.
      </Feature>
      <Feature
        title="Everyone gets their own"
        picture={
          <div className="variants">
            {variants.map((variant) => (
              <span key={variant}>
                <Plain>{variant}</Plain>
              </span>
            ))}
          </div>
        }
      >
        One exercise makes thousands of variants. Teachers see them side by side before the class does.
      </Feature>
    </Grid>
  );
}
