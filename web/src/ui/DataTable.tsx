import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { ScrollBox } from './ScrollBox.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 15,
  lineHeight: '20px',
  '& th, & td': {
    padding: '11px 16px',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.lemma.ink3,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 600, position: 'sticky', left: 0, zIndex: 1 },
  '& thead th:first-of-type': { left: 0, zIndex: 3 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& tbody tr:hover > *': { background: theme.vars.palette.lemma.sunken },
}));

export interface DataColumn<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  readonly number?: boolean;
  /** A plain name of the column, needed when `head` is not a string and the column can be sorted. */
  readonly name?: string;
  readonly sortable?: boolean;
}

export interface DataSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: DataSort | undefined;
  onSort?: (sort: DataSort) => void;
  maxHeight?: number | string;
}

/** A plain table: head and first column stay in view, the box scrolls by itself and can be focused. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const [first, ...others] = props.columns;
  if (first === undefined) throw new Error('A table needs a column');
  return (
    <ScrollBox label={props.label} {...(props.maxHeight === undefined ? {} : { maxHeight: props.maxHeight })}>
      <Table>
        <VisuallyHidden as="caption">{props.label}</VisuallyHidden>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.rowKey(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.key} className={column.number === true ? 'number' : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sort: DataSort | undefined;
  onSort: ((sort: DataSort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>): ReactElement {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction} className={column.number === true ? 'number' : undefined}>
      {column.sortable === true && onSort !== undefined ? (
        <button type="button" aria-label={column.name} onClick={() => onSort({ key: column.key, direction: next })}>
          {column.head}
          {direction === 'ascending' ? (
            <ArrowUp aria-hidden />
          ) : direction === 'descending' ? (
            <ArrowDown aria-hidden />
          ) : null}
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}
