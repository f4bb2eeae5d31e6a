import type { HelpPart, HelpThread, HelpTry } from '@lemma/contracts';
import { isMathsType } from '@lemma/math/document';
import { Chip } from '../../../ui/Chip.tsx';
import { Check, X } from 'lucide-react';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { part } from '../../../ui/part.ts';
import { answerSource } from '../../results/review/review.ts';
import { TypedMaths } from '../../results/review/TypedMaths.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TriedAnswers.module.css';

const List = part('dl', css.list);

/** The tries of a learner, and for staff their marks and the key. */
export function TriedAnswers({ thread }: { thread: HelpThread }) {
  const { parts, tries, staff } = thread;
  if (tries.length === 0 && staff === null) return null;
  return (
    <List>
      {tries.length === 0 ? (
        <>
          <dt>{t(m.triesHead)}</dt>
          <dd>{t(m.noneYet)}</dd>
        </>
      ) : null}
      {tries.map((one, index) => (
        <Try
          key={one.id}
          thread={thread}
          tried={one}
          name={tries.length === 1 ? t(m.onlyTry) : t(m.tryNumber, { number: index + 1 })}
        />
      ))}
      {staff?.keys.map(({ part: name, answerLatex }, index) => (
        <Row key={name} name={parts.length === 1 ? t(m.onlyKey) : t(m.keyNumber, { number: index + 1 })}>
          <MathText
            inline
            source={keySource(
              parts.find((one) => one.name === name),
              answerLatex,
            )}
          />
        </Row>
      ))}
    </List>
  );
}

const keySource = (part: HelpPart | undefined, latex: string): string =>
  part !== undefined && isMathsType(part.answerType) ? `$${latex}$` : latex;

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const signs = { right: <Check aria-hidden />, wrong: <X aria-hidden /> } as const;
const outcomeWords = {
  right: t(m.rightWord),
  partly: t(m.partlyRight),
  wrong: t(m.notYetWord),
  invalid: t(m.cannotBeRead),
  unfinished: t(m.notWorkedOut),
  unknown: t(m.notDecided),
  empty: t(m.emptyWord),
} as const;
const colors = { right: 'success', wrong: 'error', partly: 'warning' } as const;

function Try({ thread: { parts, staff }, tried, name }: { thread: HelpThread; tried: HelpTry; name: string }) {
  const verdicts = staff?.verdicts.find(({ responseId }) => responseId === tried.id)?.parts;
  return (
    <Row name={name}>
      {parts.map((part) => {
        const verdict = verdicts?.find((one) => one.part === part.name);
        return (
          <div key={part.name} className={css.answer}>
            <Answer part={part} value={tried.answers.find((one) => one.part === part.name)?.value ?? ''} />
            {verdict === undefined ? null : (
              <Chip
                color={colors[verdict.outcome as keyof typeof colors] ?? 'default'}
                {...(verdict.outcome in signs ? { icon: signs[verdict.outcome as keyof typeof signs] } : {})}
                label={outcomeWords[verdict.outcome]}
              />
            )}
            {verdict === undefined || verdict.feedback === '' ? null : (
              <small className={css.feedback}>
                <Figures scenes={staff?.figures ?? []}>
                  <MathText inline source={verdict.feedback} />
                </Figures>
              </small>
            )}
          </div>
        );
      })}
    </Row>
  );
}

function Answer({ part, value }: { part: HelpPart; value: string }) {
  if (value === '') return <span>–</span>;
  if (isMathsType(part.answerType)) {
    return (
      <span>
        <TypedMaths source={value} />
      </span>
    );
  }
  const { label, ...rest } = part;
  return <MathText inline source={answerSource({ ...rest, label, answerLatex: '' }, value)} />;
}
