import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import type { PairRow } from './pair-table.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** The inside of a table that counts the voters who put the choice of the row before that of the column. */
export function PairRows({ rows }: { rows: readonly PairRow[] }) {
  return (
    <>
      <caption>{t(m.votersWhoPutRow)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t(m.choice)}</VisuallyHidden>
          </th>
          {rows.map(({ key, letter }) => (
            <th key={key} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.letter}</th>
            {row.cells.map((cell) => (
              <td key={cell.key} className={cell.isMajority ? 'most' : undefined}>
                {cell.count ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
