import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Checkbox, Labelled } from '../../ui/input/Toggles.tsx';
import type { PaperOptions } from './paper/paper-options.ts';
import css from './PaperControls.module.css';

interface PaperControlsProps {
  options: PaperOptions;
  onChange: (options: PaperOptions) => void;
}

const parts = [
  { name: 'hasSheets', label: 'Sheets' },
  { name: 'hasKey', label: 'Answer key' },
  { name: 'hasSolutions', label: 'Worked solutions' },
] as const;

/** Asks for the parts to print and their layout; the sheets below follow. */
export function PaperControls({ options, onChange }: PaperControlsProps) {
  return (
    <Card aria-label="How it is printed">
      <CardBody className={css.row}>
        <div className={css.field} role="group" aria-labelledby="paper-print">
          <span id="paper-print">Print</span>
          <div className={css.checks}>
            {parts.map(({ name, label }) => (
              <Labelled
                key={name}
                label={label}
                control={
                  <Checkbox
                    checked={options[name]}
                    onChange={(_, isChosen) => onChange({ ...options, [name]: isChosen })}
                  />
                }
              />
            ))}
          </div>
        </div>
        <div className={css.field}>
          <span aria-hidden>Space to work</span>
          <SegmentedControl
            label="Space to work"
            value={options.room}
            options={[
              { value: 'none', label: 'None' },
              { value: 'little', label: 'Little' },
              { value: 'some', label: 'Some' },
              { value: 'much', label: 'Much' },
            ]}
            onChange={(room) => onChange({ ...options, room })}
          />
        </div>
        <div className={css.field}>
          <span aria-hidden>Paper</span>
          <SegmentedControl
            label="Paper"
            value={options.paper}
            options={[
              { value: 'a4', label: 'A4' },
              { value: 'letter', label: 'Letter' },
            ]}
            onChange={(paper) => onChange({ ...options, paper })}
          />
        </div>
      </CardBody>
    </Card>
  );
}
