import { part } from '../../../ui/part.ts';
import heatCss from '../../../ui/heat.module.css';
import css from './heat.module.css';

const Legend = part('ul', css.legend);

const steps = ['below 40', '40–59', '60–74', '75–89', '90 and up'];

export function HeatLegend() {
  return (
    <Legend aria-label="Colours, in percent">
      {steps.map((words, step) => (
        <li key={words}>
          <i className={heatCss[`heat${step}`]} aria-hidden="true" />
          {words}
        </li>
      ))}
    </Legend>
  );
}
