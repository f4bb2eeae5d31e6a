import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table, for people who do not see the chart. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
