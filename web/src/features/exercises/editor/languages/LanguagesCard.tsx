import { compareTexts, type TextPair, type TextState } from '@lemma/math/document';
import { memo, useMemo, useState, type ReactElement } from 'react';
import { t } from '../../../../words/say.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/Card.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { SwitchRow } from '../../../../ui/fields/SwitchRow.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { part } from '../../../../ui/part.ts';
import { toDocument, type ExerciseDraft } from '../../draft/exercise-draft.ts';
import type { ChangeDraft } from '../state/use-draft.ts';
import {
  languagesToAdd,
  nameOfLanguage,
  withLanguage,
  withoutLanguage,
  withoutTexts,
  withText,
} from './languages-of-texts.ts';
import { TextPairRow } from './TextPairRow.tsx';
import { textName } from './text-names.ts';
import * as m from './messages.ts';
import css from './LanguagesCard.module.css';

const Choices = part('div', css.choices);
const States = part('div', css.states);

interface LanguagesCardProps {
  draft: ExerciseDraft;
  change: ChangeDraft;
}

/** The texts of the exercise in other languages, each beside its source. */
export const LanguagesCard = memo(function LanguagesCard({ draft, change }: LanguagesCardProps): ReactElement {
  const [chosen, setChosen] = useState<string>();
  const shown = draft.translations.find(({ language }) => language === chosen) ?? draft.translations[0];
  const add = (language: string): void => {
    if (language === '') return;
    change((now) => withLanguage(now, language));
    setChosen(language);
  };
  return (
    <Card aria-labelledby="languages-head">
      <CardHead title={t(m.languages)} id="languages-head" />
      <CardBody>
        <Choices>
          {shown === undefined ? null : (
            <SelectField
              label={t(m.shownLanguage)}
              value={shown.language}
              options={draft.translations.map(({ language }) => ({ value: language, label: nameOfLanguage(language) }))}
              onChange={setChosen}
            />
          )}
          <SelectField
            label={t(m.addLanguage)}
            value=""
            options={[{ value: '', label: t(m.chooseLanguage) }, ...languagesToAdd(draft)]}
            onChange={add}
          />
          {shown === undefined ? null : (
            <Button variant="text" size="small" onClick={() => change((now) => withoutLanguage(now, shown.language))}>
              {t(m.removeLanguage, { language: nameOfLanguage(shown.language) })}
            </Button>
          )}
        </Choices>
      </CardBody>
      {shown === undefined ? (
        <EmptyState>{t(m.whatFor)}</EmptyState>
      ) : (
        <Texts key={shown.language} draft={draft} change={change} language={shown.language} />
      )}
    </Card>
  );
});

const isOpen = ({ state }: TextPair): boolean => state !== 'current';

function Texts({ draft, change, language }: LanguagesCardProps & { language: string }): ReactElement {
  const [onlyOpen, setOnlyOpen] = useState(false);
  // A text that was open when the list was made shorter stays in it while it is written.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const texts = draft.translations.find((one) => one.language === language)?.texts;
  const { pairs, unknown } = useMemo(() => compareTexts(toDocument(draft), { texts: texts ?? [] }), [draft, texts]);
  const shown = pairs.filter((pair) => !onlyOpen || isOpen(pair) || kept.has(pair.source.at));
  const parts = draft.parts.map(({ name }) => name);
  return (
    <>
      <CardBody>
        <TextStates pairs={pairs} />
        {unknown.length > 0 && (
          <States>
            <span>{t(m.withoutSource, { count: unknown.length })}</span>
            <Button size="small" variant="text" onClick={() => change((now) => withoutTexts(now, language, unknown))}>
              {t(m.removeThem)}
            </Button>
          </States>
        )}
        <SwitchRow
          label={t(m.onlyOpen)}
          about={t(m.onlyOpenAbout)}
          isFlush
          checked={onlyOpen}
          onChange={(isOn) => {
            setOnlyOpen(isOn);
            setKept(new Set(isOn ? pairs.filter(isOpen).map(({ source }) => source.at) : []));
          }}
        />
      </CardBody>
      {shown.length === 0 ? (
        <EmptyState>{t(m.nothingOpen)}</EmptyState>
      ) : (
        <ol className={css.pairs}>
          {shown.map((pair) => (
            <TextPairRow
              key={pair.source.at}
              pair={pair}
              name={textName(pair.source.at, parts, placeInFigure(pairs, pair))}
              sourceLanguage={draft.rest.language}
              language={language}
              onChange={(text) => change((now) => withText(now, language, pair.source, text))}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** Counts the words of a figure, which have no names of their own. */
function placeInFigure(pairs: readonly TextPair[], { source }: TextPair): number {
  const figure = source.at.split('.').slice(0, 2).join('.');
  const words = pairs.filter(({ source: { at } }) => at.startsWith(`${figure}.`) && !at.endsWith('.describe'));
  return words.findIndex(({ source: { at } }) => at === source.at) + 1;
}

function TextStates({ pairs }: { pairs: readonly TextPair[] }): ReactElement {
  const countOf = (state: TextState) => pairs.filter((pair) => pair.state === state).length;
  const [missing, outdated, faulty] = [countOf('missing'), countOf('outdated'), countOf('faulty')];
  if (missing + outdated + faulty === 0) {
    return (
      <States>
        <Chip color="success" label={t(m.complete)} />
      </States>
    );
  }
  return (
    <States>
      {missing > 0 && <Chip label={t(m.missingCount, { count: missing })} />}
      {outdated > 0 && <Chip color="warning" label={t(m.outdatedCount, { count: outdated })} />}
      {faulty > 0 && <Chip color="error" label={t(m.faultyCount, { count: faulty })} />}
      <span>{t(m.notShownYet)}</span>
    </States>
  );
}
