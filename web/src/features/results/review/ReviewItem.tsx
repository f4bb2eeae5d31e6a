import { isMathsType } from '@lemma/math/document';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { count } from '../../../dates.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import type { ReviewedItem, ReviewedVariant } from './review.ts';
import { ReviewResponse } from './ReviewResponse.tsx';

const Question = styled('div')(({ theme }) => ({
  ...theme.typography.question,
  overflowX: 'auto',
  overflowY: 'hidden',
}));

const Label = styled('p')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: theme.vars.palette.lemma.ink3,
  marginBottom: 4,
}));

const Key = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: '6px 12px',
  padding: '12px 20px',
  background: theme.vars.palette.lemma.sunken,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 15,
  lineHeight: '24px',
  '& dt': { color: theme.vars.palette.lemma.ink3, fontSize: 14 },
  '& dd': { minWidth: 0, overflowX: 'auto', overflowY: 'hidden' },
}));

const Tries = styled('ol')(({ theme }) => ({
  '& > li': { padding: '14px 20px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** One question of an attempt: each variant that was seen, its key, and every answer given to it. */
export function ReviewItem({ item, number }: { item: ReviewedItem; number: number }) {
  return (
    <div style={{ display: 'grid', gap: 16, minWidth: 0 }}>
      {item.variants.map((variant) => (
        <VariantCard key={variant.number} variant={variant} item={item} number={number} />
      ))}
    </div>
  );
}

function VariantCard({ variant, item, number }: { variant: ReviewedVariant; item: ReviewedItem; number: number }) {
  const id = `variant-${item.id}-${variant.number}`;
  const help = [
    variant.hintsShown === 0 ? '' : `${count(variant.hintsShown, 'hint')} seen`,
    variant.solutionShown ? 'solution seen' : '',
  ].filter((words) => words !== '');
  return (
    <Card aria-labelledby={id}>
      <CardHead title={`${number}. ${item.title}`} id={id}>
        <HeadNote end>
          {variant.number === 1 && item.variants.length === 1
            ? count(item.points, 'point')
            : `variant ${variant.number}`}
        </HeadNote>
      </CardHead>
      <CardBody>
        <Label>As it was seen{help.length === 0 ? '' : ` · ${help.join(', ')}`}</Label>
        <Question>
          <MathText source={variant.question} direction={variant.direction} />
        </Question>
      </CardBody>
      <Key>
        {variant.parts.map((part, index) => (
          <KeyOfPart
            key={part.name}
            name={variant.parts.length === 1 ? 'Key' : `Key ${index + 1}`}
            source={isMathsType(part.answerType) ? `$${part.answerLatex}$` : part.answerLatex}
          />
        ))}
      </Key>
      {variant.responses.length === 0 ? (
        <CardBody>
          <p style={{ fontSize: 15 }}>No answer was given to this variant.</p>
        </CardBody>
      ) : (
        <Tries aria-label="Answers">
          {variant.responses.map((response, index) => (
            <li key={response.id}>
              <ReviewResponse
                response={response}
                variant={variant}
                number={index + 1}
                total={variant.responses.length}
              />
            </li>
          ))}
        </Tries>
      )}
    </Card>
  );
}

function KeyOfPart({ name, source }: { name: string; source: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <MathText inline source={source} />
      </dd>
    </>
  );
}
