import css from './ChartEnds.module.css';

/** Words under the left and the right end of a chart, which runs from left to right in every language. */
export function ChartEnds({ ends }: { ends: readonly [string, string] }) {
  return (
    <div className={css.ends} aria-hidden="true" dir="ltr">
      <bdi>{ends[0]}</bdi>
      <bdi>{ends[1]}</bdi>
    </div>
  );
}
