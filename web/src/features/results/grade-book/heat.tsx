import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import heatCss from '../../../ui/heat.module.css';
import css from './heat.module.css';

const Legend = part('ul', css.legend);

const steps = [t(m.belowForty), '40–59', '60–74', '75–89', t(m.ninetyAndUp)];

export function HeatLegend() {
  return (
    <Legend aria-label={t(m.coloursInPercent)}>
      {steps.map((words, step) => (
        <li key={words}>
          <i className={heatCss[`heat${step}`]} aria-hidden="true" />
          {words}
        </li>
      ))}
    </Legend>
  );
}
