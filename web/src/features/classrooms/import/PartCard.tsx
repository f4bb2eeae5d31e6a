import type { ImportPlan } from '@lemma/contracts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { MemberImport } from './use-member-import.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const nothing = '';

interface PartCardProps {
  source: ImportPlan['source'];
  onPart: MemberImport['setPart'];
}

/** Asks which list of a file is meant, where it has several: a sheet of a workbook, or a class of a roster. */
export function PartCard({ source, onPart }: PartCardProps) {
  if (source.kind === 'csv' || (source.kind === 'xlsx' && source.sheets.length === 1)) return null;
  return (
    <Card aria-labelledby="part-head">
      <CardHead title={source.kind === 'xlsx' ? t(m.sheet) : t(m.classOfRoster)} id="part-head" />
      <CardBody>
        {source.kind === 'xlsx' ? (
          <SelectField
            label={t(m.sheetWithList)}
            value={source.sheet}
            options={source.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => void onPart({ sheet })}
          />
        ) : (
          <SelectField
            label={t(m.peopleOf)}
            value={source.chosen ?? nothing}
            options={[
              ...(source.chosen === null ? [{ value: nothing, label: t(m.chooseClass), disabled: true }] : []),
              ...source.classes.map(({ sourcedId, title, learnerCount, teacherCount }) => ({
                value: sourcedId,
                label: `${title} (${sourcedId}): ${t(m.learners, { learnerCount })}, ${t(m.teachers, { teacherCount })}`,
              })),
            ]}
            helper={t(m.classRemembersChoiceNext)}
            onChange={(rosterClass) => void onPart({ rosterClass })}
          />
        )}
      </CardBody>
    </Card>
  );
}
