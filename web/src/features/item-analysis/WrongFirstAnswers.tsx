import type { AnalysedItem } from '@lemma/contracts';
import { Formula } from '../../maths/typesetting/Formula.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WrongFirstAnswers.module.css';

const Groups = part('ul', css.groups);

type Wrong = AnalysedItem['wrong'][number];

/** Wrong first answers by their cause, as if everyone had had the same numbers. */
export function WrongFirstAnswers({ item: { shownAs, wrong } }: { item: AnalysedItem }) {
  const given = wrong.filter(({ wrongCount }) => wrongCount > 0);
  if (shownAs === null) return null;
  return (
    <section>
      <h3>{given.length === 0 ? t(m.noOneGaveWrong) : t(m.wrongFirstAnswers)}</h3>
      <p>{shownAs.isSameForAll ? t(m.theQuestion) : t(m.everyoneHadOtherNumbers)}</p>
      <div className={css.question} dir={shownAs.direction}>
        <Figures scenes={shownAs.figures}>
          <MathText source={shownAs.question.replaceAll(/\[\[\w+\]\]/g, '…')} direction={shownAs.direction} />
        </Figures>
      </div>
      <Figures scenes={shownAs.figures}>
        {given.map((one, index) => (
          <PartAnswers
            key={one.name}
            wrong={one}
            name={wrong.length === 1 ? '' : one.label || t(m.part, { number: index + 1 })}
          />
        ))}
      </Figures>
    </section>
  );
}

function PartAnswers({ wrong, name }: { wrong: Wrong; name: string }) {
  const most = Math.max(wrong.restCount, ...wrong.groups.map(({ count }) => count));
  return (
    <>
      <p>
        {name === '' ? null : (
          <>
            <MathText inline source={name} />
            {': '}
          </>
        )}
        {t(m.key)} {wrong.isMath ? <Formula latex={wrong.key} /> : <MathText inline source={wrong.key} />}
      </p>
      <Groups>
        {wrong.groups.map((group, index) => (
          <li key={index}>
            <span className={css.shown}>
              {group.shown === '' ? null : group.isMath ? (
                <Formula latex={group.shown} />
              ) : (
                <MathText inline source={group.shown} />
              )}
            </span>
            <span className={css.bar} aria-hidden="true">
              <i style={{ '--share': group.count / most }} />
            </span>
            <b>{group.count}</b>
            <small>
              <MathText inline source={group.cause} />
            </small>
          </li>
        ))}
        {wrong.restCount === 0 ? null : (
          <li className={css.rest}>
            <span className={css.shown}>{t(m.different)}</span>
            <span className={css.bar} aria-hidden="true">
              <i style={{ '--share': wrong.restCount / most }} />
            </span>
            <b>{wrong.restCount}</b>
            <small>{t(m.noCommonCauseFound)}</small>
          </li>
        )}
      </Groups>
    </>
  );
}
