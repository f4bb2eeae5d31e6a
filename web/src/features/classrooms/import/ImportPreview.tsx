import { importFields, type ImportField, type ImportLine, type ImportPlan } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { fieldWords, outcomeTones, outcomeWords, sumsOf } from './import-words.ts';
import { part } from '../../../ui/part.ts';
import { leftToRight } from '../../../words/left-to-right.ts';
import { t } from '../../../words/say.tsx';
import { roleWords } from '../members/role-words.ts';
import * as m from './messages.ts';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';
import css from './ImportPreview.module.css';

const Fields = part(CardBody, css.fields);

const Sums = part('div', css.sums);
const Role = part('small', css.role);
const firstLines = 50;
const notRead = 'none';
type Choice = ImportField | typeof notRead;

const choices: readonly { value: Choice; label: string }[] = [
  ...importFields.map((value) => ({ value, label: fieldWords[value] })),
  { value: notRead, label: t(m.notRead) },
];

interface ColumnsCardProps {
  source: ImportPlan['source'];
  columns: ImportPlan['columns'];
  onField: (column: number, field: ImportField | null) => void;
}

/** Shows what each column of the list holds. */
export function ColumnsCard({ source, columns, onField }: ColumnsCardProps) {
  const hasHead = columns.some(({ header }) => header !== '');
  const isRoster = source.kind === 'one-roster';
  return (
    <Card aria-labelledby="columns-head">
      <CardHead title={t(m.columns)} id="columns-head">
        <HeadNote>
          {isRoster ? t(m.columnsOfRoster) : hasHead ? t(m.guessedFromHead) : t(m.guessedFromContent)}
        </HeadNote>
      </CardHead>
      <Fields>
        {columns.map(({ header, field }, index) => (
          <SelectField<Choice>
            // A list has its columns in one order.
            key={`${index} ${header}`}
            label={header === '' ? t(m.columnNumber, { number: index + 1 }) : header}
            value={field ?? notRead}
            options={choices}
            onChange={(choice) => onField(index, choice === notRead ? null : choice)}
          />
        ))}
      </Fields>
    </Card>
  );
}

/** By what the person comes in: an invitation goes to the address, whatever user name is beside it. */
const addressOf = ({ outcome, userName, email }: ImportLine): string =>
  (outcome === 'invited' || outcome === 'invited-already') && email !== '' ? email : userName || email;

const urgency = ({ outcome }: ImportLine): number => (outcome === 'left-out' ? 2 : outcome === 'leaves' ? 1 : 0);

/** Line by line what an import would do. */
export function LinesCard({ lines }: { lines: readonly ImportLine[] }) {
  const [showsAll, setShowsAll] = useState(false);
  // Problems come first, then those who leave: people must see them.
  const ordered = lines.toSorted((a, b) => urgency(b) - urgency(a));
  const shown = showsAll ? ordered : ordered.slice(0, firstLines);
  return (
    <Card aria-labelledby="lines-head">
      <CardHead
        title={t(m.whatWillHappen)}
        id="lines-head"
        actions={
          <Sums>
            {sumsOf(lines).map(({ outcome, words }) => (
              <Chip key={outcome} label={words} color={outcomeTones[outcome]} />
            ))}
          </Sums>
        }
      />
      <RecordTable>
        <VisuallyHidden as="caption">{t(m.whatWillHappenLines)}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t(m.nameHead)}</th>
            <th scope="col">{t(m.emailOrUserName)}</th>
            <th scope="col">{t(m.whatHappens)}</th>
            <th scope="col">{t(m.why)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={`${line.number} ${line.sourcedId}`}>
              <th scope="row">
                {[line.lastName, line.firstName].filter((name) => name !== '').join(', ') || '–'}
                {line.role === 'learner' ? null : <Role>{roleWords[line.role]}</Role>}
                {line.sourcedId === '' ? null : <Role>{line.sourcedId}</Role>}
              </th>
              <td className={recordTableCss.quiet}>{leftToRight(addressOf(line))}</td>
              <td>
                <Chip label={outcomeWords[line.outcome]} color={outcomeTones[line.outcome]} />
              </td>
              <td className={recordTableCss.quiet}>{line.why}</td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
      {shown.length < lines.length && (
        <CardBody className={css.row}>
          <span>{t(m.linesShown, { shown: shown.length, count: lines.length })}</span>
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {t(m.showAll)}
          </Button>
        </CardBody>
      )}
    </Card>
  );
}
