import type { ImportPlan } from '@lemma/contracts';
import { count } from '../../../dates.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { MemberImport } from './use-member-import.ts';

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
      <CardHead title={source.kind === 'xlsx' ? 'Sheet' : 'Class of the roster'} id="part-head" />
      <CardBody>
        {source.kind === 'xlsx' ? (
          <SelectField
            label="Sheet with the list"
            value={source.sheet}
            options={source.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={(sheet) => void onPart({ sheet })}
          />
        ) : (
          <SelectField
            label="People of"
            value={source.chosen ?? nothing}
            options={[
              ...(source.chosen === null ? [{ value: nothing, label: 'Choose a class', disabled: true }] : []),
              ...source.classes.map(({ sourcedId, title, learnerCount, teacherCount }) => ({
                value: sourcedId,
                label: `${title} (${sourcedId}): ${count(learnerCount, 'learner')}, ${count(teacherCount, 'teacher')}`,
              })),
            ]}
            helper="This class remembers your choice: the next roster finds it by its id."
            onChange={(rosterClass) => void onPart({ rosterClass })}
          />
        )}
      </CardBody>
    </Card>
  );
}
