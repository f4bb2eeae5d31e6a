import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Checkbox, Labelled } from '../../ui/input/Toggles.tsx';
import type { PaperOptions } from './paper/paper-options.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './PaperControls.module.css';

interface PaperControlsProps {
  options: PaperOptions;
  onChange: (options: PaperOptions) => void;
}

const parts = [
  { name: 'hasSheets', label: t(m.sheetsWords) },
  { name: 'hasKey', label: t(m.answerKey) },
  { name: 'hasSolutions', label: t(m.workedSolutions) },
] as const;

/** Asks for the parts to print and their layout; the sheets below follow. */
export function PaperControls({ options, onChange }: PaperControlsProps) {
  return (
    <Card aria-label={t(m.howPrinted)}>
      <CardBody className={css.row}>
        <div className={css.field} role="group" aria-labelledby="paper-print">
          <span id="paper-print">{t(m.print)}</span>
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
          <span aria-hidden>{t(m.spaceToWork)}</span>
          <SegmentedControl
            label={t(m.spaceToWork)}
            value={options.room}
            options={[
              { value: 'none', label: t(m.spaceNone) },
              { value: 'little', label: t(m.spaceLittle) },
              { value: 'some', label: t(m.spaceSome) },
              { value: 'much', label: t(m.spaceMuch) },
            ]}
            onChange={(room) => onChange({ ...options, room })}
          />
        </div>
        <div className={css.field}>
          <span aria-hidden>{t(m.paper)}</span>
          <SegmentedControl
            label={t(m.paper)}
            value={options.paper}
            options={[
              { value: 'a4', label: 'A4' },
              { value: 'letter', label: t(m.letter) },
            ]}
            onChange={(paper) => onChange({ ...options, paper })}
          />
        </div>
      </CardBody>
    </Card>
  );
}
