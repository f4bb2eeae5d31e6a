import type { ReactNode } from 'react';
import { isMathsType } from '@lemma/math/document';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { GivenGraph } from '../../../maths/graph/GivenGraph.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import type { ReviewedItem, ReviewedVariant } from './review.ts';
import { ResponseTools, type ReviewIds } from './ResponseTools.tsx';
import { ReviewResponse } from './ReviewResponse.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReviewItem.module.css';

const Question = part('div', css.question);

const Label = part('p', css.label);

const Key = part('dl', css.key);

const Tries = part('ol', css.tries);

interface ReviewItemProps {
  item: ReviewedItem;
  number: number;
  /** Whose answers in which task these are: with it, answers can be commented on and accepted. */
  ids?: ReviewIds | undefined;
}

/** One question of an attempt: each variant that was seen, its key, and every answer given to it. */
export function ReviewItem({ item, number, ids }: ReviewItemProps) {
  return (
    <div className={css.stack}>
      {item.variants.map((variant) => (
        <VariantCard key={variant.number} variant={variant} item={item} number={number} ids={ids} />
      ))}
    </div>
  );
}

type VariantCardProps = ReviewItemProps & { variant: ReviewedVariant };

function VariantCard({ variant, item, number, ids }: VariantCardProps) {
  const id = `variant-${item.id}-${variant.number}`;
  const help = [
    variant.hintsShown === 0 ? '' : t(m.hintsSeen, { hintsShown: variant.hintsShown }),
    variant.solutionShown ? t(m.solutionSeen) : '',
  ].filter((words) => words !== '');
  return (
    <Card aria-labelledby={id}>
      <CardHead title={`${number}. ${item.title}`} id={id}>
        <HeadNote end>
          {variant.number === 1 && item.variants.length === 1
            ? t(m.points, { points: item.points })
            : t(m.variant, { number: variant.number })}
        </HeadNote>
      </CardHead>
      <CardBody>
        <Label>{help.length === 0 ? t(m.asSeen) : t(m.asSeenWith, { help: help.join(', ') })}</Label>
        <Question>
          <Figures scenes={variant.figures}>
            <MathText source={variant.question} direction={variant.direction} language={variant.language} />
          </Figures>
        </Question>
      </CardBody>
      <Key>
        {variant.parts.map((part, index) => (
          <KeyOfPart
            key={part.name}
            name={variant.parts.length === 1 ? t(m.onlyKey) : t(m.key, { number: index + 1 })}
            source={isMathsType(part.answerType) ? `$${part.answerLatex}$` : part.answerLatex}
            drawn={
              part.graph === undefined ? null : (
                <GivenGraph graph={part.graph} scenes={variant.figures} value={part.answerLatex} />
              )
            }
          />
        ))}
      </Key>
      {variant.responses.length === 0 ? (
        <CardBody>
          <p className={css.text}>{t(m.noAnswerGivenTo)}</p>
        </CardBody>
      ) : (
        <Tries aria-label={t(m.answers)}>
          {variant.responses.map((response, index) => (
            <li key={response.id}>
              <ReviewResponse
                response={response}
                variant={variant}
                number={index + 1}
                total={variant.responses.length}
                tools={ids === undefined ? null : <ResponseTools ids={ids} response={response} variant={variant} />}
              />
            </li>
          ))}
        </Tries>
      )}
    </Card>
  );
}

function KeyOfPart({ name, source, drawn }: { name: string; source: string; drawn: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <MathText inline source={source} />
        {drawn}
      </dd>
    </>
  );
}
