import { administrationPageSize } from '@lemma/contracts';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ListAddress } from './use-list-address.ts';

/** The search and filters above a list. */
export const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& .search': { width: 300 },
  '& .select': { width: 'auto', minWidth: 150 },
  '& .end': { marginLeft: 'auto', fontSize: 14, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& .search': { width: '100%' } },
}));

/** The search box of a list. */
export function ListSearch({ label, address }: { label: string; address: ListAddress }) {
  return (
    <div className="search">
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        maxLength={100}
        value={address.typed}
        onChange={address.setTyped}
        startAdornment={<Search aria-hidden style={{ flex: 'none' }} />}
      />
    </div>
  );
}

interface ListFilterProps {
  name: string;
  label: string;
  address: ListAddress;
  /** The first one stands for no filter. */
  options: readonly { readonly value: string; readonly label: string }[];
}

/** One filter of a list; an unknown value in the address counts as none. */
export function ListFilter({ name, label, address, options }: ListFilterProps) {
  const value = address.filter(name);
  return (
    <div className="select">
      <SelectField
        label={label}
        hideLabel
        value={options.some((option) => option.value === value) ? value : ''}
        options={options}
        onChange={(chosen) => address.setFilter(name, chosen)}
      />
    </div>
  );
}

const FootRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& nav': { marginLeft: 'auto', display: 'flex', gap: 4 },
  [theme.breakpoints.down('sm')]: { padding: '10px 16px' },
}));

interface ListCardProps {
  label: string;
  address: ListAddress;
  total: number;
  /** Number of rows on this page. */
  shown: number;
  /** The noun for a row, one and many. */
  noun: readonly [string, string];
  /** Further words at the foot. */
  note?: string;
  children: ReactNode;
}

/** A list in its card with the way to its other pages at the foot. */
export function ListCard({ label, noun, address, total, shown, note = '', children }: ListCardProps) {
  const last = Math.max(1, Math.ceil(total / administrationPageSize));
  const first = (address.page - 1) * administrationPageSize + 1;
  const range = shown === total ? '' : `${first}–${first + shown - 1} of `;
  const all = `${total.toLocaleString('en')} ${total === 1 ? noun[0] : noun[1]}`;
  const to = (page: number): void => {
    address.setPage(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <Card aria-label={label}>
      {children}
      <FootRow>
        <span aria-live="polite">
          {shown === 0 ? `No ${noun[1]} here` : range + all}. {note}
        </span>
        {last > 1 && (
          <nav aria-label="Pages">
            <Button
              size="small"
              variant="text"
              disabled={address.page <= 1}
              onClick={() => to(address.page - 1)}
              startIcon={<ChevronLeft aria-hidden />}
            >
              Previous
            </Button>
            <Button
              size="small"
              variant="text"
              disabled={address.page >= last}
              onClick={() => to(address.page + 1)}
              endIcon={<ChevronRight aria-hidden />}
            >
              Next
            </Button>
          </nav>
        )}
      </FootRow>
    </Card>
  );
}
