import { administrationPageSize } from '@lemma/contracts';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ListAddress } from './use-list-address.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import hidden from '../../ui/hidden/VisuallyHidden.module.css';
import css from './ListParts.module.css';

/** The search and filters above a list. */
export const Filters = part('div', css.filters);

/** The search box of a list. */
export function ListSearch({ label, address }: { label: string; address: ListAddress }) {
  return (
    <div className={css.search}>
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        maxLength={100}
        value={address.typed}
        onChange={address.setTyped}
        startAdornment={<Search aria-hidden className={css.sign} />}
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
    <div className={css.select}>
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

const FootRow = part('div', css.footRow);

interface ListCardProps {
  label: string;
  address: ListAddress;
  total: number;
  /** Number of rows on this page. */
  shown: number;
  /** How many rows there are, in words. */
  all: string;
  /** Further words at the foot. */
  note?: string;
  children: ReactNode;
}

/** A list in its card with the way to its other pages at the foot. */
export function ListCard({ label, all, address, total, shown, note = '', children }: ListCardProps) {
  const last = Math.max(1, Math.ceil(total / administrationPageSize));
  const first = (address.page - 1) * administrationPageSize + 1;
  const range = shown === total ? all : t(m.rangeOf, { first, last: first + shown - 1, all });
  const to = (page: number): void => {
    address.setPage(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <Card aria-label={label}>
      {children}
      <FootRow className={classes(shown === 0 && note === '' && last === 1 && hidden.visuallyHidden)}>
        <span aria-live="polite">
          {/* Without rows, the sentence in their place is all that is to be seen. */}
          {shown === 0 ? <VisuallyHidden>{t(m.nothingListed)}.</VisuallyHidden> : `${range}.`} {note}
        </span>
        {last > 1 && (
          <nav aria-label={t(m.pages)}>
            <Button
              size="small"
              variant="text"
              disabled={address.page <= 1}
              onClick={() => to(address.page - 1)}
              startIcon={<ChevronLeft aria-hidden />}
            >
              {t(m.previous)}
            </Button>
            <Button
              size="small"
              variant="text"
              disabled={address.page >= last}
              onClick={() => to(address.page + 1)}
              endIcon={<ChevronRight aria-hidden />}
            >
              {t(m.next)}
            </Button>
          </nav>
        )}
      </FootRow>
    </Card>
  );
}
