import { type Generator, givesWords } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { Plus, X } from 'lucide-react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { rowId } from '../../draft/row-id.ts';
import {
  simplificationLabels,
  type CaseDraft,
  type ComparisonResult,
  type GroupReading,
  type VariableDraft,
} from '../../draft/variables/variable-draft.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { SourceField } from '../source/SourceField.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VariableFields.module.css';

type Change = (change: Partial<VariableDraft>) => void;
interface FieldsProps {
  variable: VariableDraft;
  change: Change;
  error: string | undefined;
}

const simplifications = (Object.keys(simplificationLabels) as (keyof typeof simplificationLabels)[]).map((value) => ({
  value,
  label: simplificationLabels[value],
}));

const comparisonResults: readonly { value: ComparisonResult; label: string }[] = [
  { value: 'sign', label: t(m.theSign) },
  { value: '<', label: t(m.whetherLess) },
  { value: '<=', label: t(m.whetherAtMost) },
  { value: '=', label: t(m.whetherEqual) },
  { value: '!=', label: t(m.whetherNotEqual) },
  { value: '>=', label: t(m.whetherAtLeast) },
  { value: '>', label: t(m.whetherGreater) },
];

const groupReadings: readonly { value: GroupReading; label: string }[] = [
  { value: 'all', label: t(m.whetherAll) },
  { value: 'any', label: t(m.whetherAny) },
  { value: 'first', label: t(m.firstThatHolds) },
];

type Fields = (props: FieldsProps) => ReactElement;

/** The fields of each generator (D11). */
const fieldsOf: Readonly<Record<Generator, Fields>> = {
  'random-integer': IntegerFields,
  'random-real': RealFields,
  constant: ConstantField,
  expression: ExpressionFields,
  'random-list': ListField,
  'random-string-list': WordsField,
  comparison: ComparisonFields,
  'conditional-math': CaseFields,
  'conditional-string': CaseFields,
  'comparison-group': ComparisonGroupFields,
};

/** The fields of the variable's generator. */
export function VariableFields(props: FieldsProps): ReactElement {
  const Fields = fieldsOf[props.variable.generator];
  return <Fields {...props} />;
}

function ConstantField({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <SourceField
      label={t(m.value)}
      value={variable.value}
      onChange={(value) => change({ value })}
      placeholder="7"
      error={error}
    />
  );
}

function ExpressionFields({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <FieldGrid least={160}>
      <SourceField
        label={t(m.expression)}
        value={variable.value}
        onChange={(value) => change({ value })}
        placeholder="a*k + b"
        error={error}
      />
      <SelectField
        label={t(m.simplify)}
        value={variable.simplify}
        options={simplifications}
        onChange={(simplify) => change({ simplify })}
      />
    </FieldGrid>
  );
}

function ListField({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <SourceField
      label={t(m.oneOf)}
      value={variable.values}
      onChange={(values) => change({ values })}
      placeholder="x^2, sin(x), 1/x"
      error={error}
    />
  );
}

function WordsField({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <TextField
      label={t(m.oneOf)}
      value={variable.words}
      onChange={(words) => change({ words })}
      placeholder={t(m.wordsExample)}
      error={error}
    />
  );
}

function ComparisonGroupFields({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <FieldGrid least={160}>
      <SourceField
        label={t(m.comparisons)}
        value={variable.comparisons}
        onChange={(comparisons) => change({ comparisons })}
        placeholder="a > b, b > 0"
        error={error}
      />
      <SelectField
        label={t(m.gives)}
        value={variable.read}
        options={groupReadings}
        onChange={(read) => change({ read })}
      />
    </FieldGrid>
  );
}

function IntegerFields(props: FieldsProps): ReactElement {
  return (
    <RangeFields {...props}>
      <TextField
        label={t(m.step)}
        value={props.variable.step}
        onChange={(step) => props.change({ step })}
        placeholder="1"
        maxLength={200}
      />
    </RangeFields>
  );
}

function RealFields(props: FieldsProps): ReactElement {
  return (
    <RangeFields {...props}>
      <TextField
        label={t(m.decimals)}
        value={props.variable.decimals}
        onChange={(decimals) => props.change({ decimals })}
        placeholder="2"
        inputMode="numeric"
        maxLength={2}
      />
    </RangeFields>
  );
}

function RangeFields({ variable, change, error, children }: FieldsProps & { children: ReactElement }): ReactElement {
  return (
    <FieldGrid least={84}>
      <TextField
        label={t(m.from)}
        value={variable.min}
        onChange={(min) => change({ min })}
        placeholder="0"
        maxLength={200}
        error={error}
      />
      <TextField
        label={t(m.to)}
        value={variable.max}
        onChange={(max) => change({ max })}
        placeholder="10"
        maxLength={200}
      />
      {children}
      <TextField
        label={t(m.butNot)}
        value={variable.except}
        onChange={(except) => change({ except })}
        placeholder="0, a"
        maxLength={400}
      />
    </FieldGrid>
  );
}

function ComparisonFields({ variable, change, error }: FieldsProps): ReactElement {
  return (
    <FieldGrid>
      <SourceField
        label={t(m.compare)}
        value={variable.left}
        onChange={(left) => change({ left })}
        placeholder="a"
        error={error}
      />
      <SourceField
        label={t(m.withValue)}
        value={variable.right}
        onChange={(right) => change({ right })}
        placeholder="b"
      />
      <SelectField
        label={t(m.gives)}
        value={variable.give}
        options={comparisonResults}
        onChange={(give) => change({ give })}
      />
    </FieldGrid>
  );
}

const CaseRow = part('li', css.caseRow);

function CaseFields({ variable, change, error }: FieldsProps): ReactElement {
  const isMaths = !givesWords(variable.generator);
  const put = (id: string, fields: Partial<CaseDraft>): void =>
    change({ cases: variable.cases.map((one) => (one.id === id ? { ...one, ...fields } : one)) });
  return (
    <div className={css.stack}>
      <ul className={css.stack} aria-label={t(m.cases)}>
        {variable.cases.map((one, index) => (
          <CaseRow key={one.id}>
            <TextField
              label={t(m.ifCase, { number: index + 1 })}
              value={one.when}
              onChange={(when) => put(one.id, { when })}
              placeholder="a > b"
              maxLength={1000}
            />
            <TextField
              label={isMaths ? t(m.value) : t(m.words)}
              value={one.value}
              onChange={(value) => put(one.id, { value })}
              maxLength={isMaths ? 1000 : 500}
            />
            <Tooltip title={t(m.removeCase, { number: index + 1 })}>
              <IconButton
                aria-label={t(m.removeCase, { number: index + 1 })}
                onClick={() => change({ cases: variable.cases.filter((other) => other.id !== one.id) })}
              >
                <X aria-hidden />
              </IconButton>
            </Tooltip>
          </CaseRow>
        ))}
      </ul>
      <FieldGrid least={160}>
        <TextField
          label={t(m.otherwise)}
          value={variable.otherwise}
          onChange={(otherwise) => change({ otherwise })}
          maxLength={isMaths ? 1000 : 500}
          error={error}
        />
        <div className={css.padded}>
          <Button
            size="small"
            variant="text"
            startIcon={<Plus aria-hidden />}
            onClick={() => change({ cases: [...variable.cases, { id: rowId(), when: '', value: '' }] })}
          >
            {t(m.caseWord)}
          </Button>
        </div>
      </FieldGrid>
    </div>
  );
}
