import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Drawer } from '../../ui/mui/Drawer.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { Plus, Search, SlidersHorizontal } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { useSearchParams } from '../../routing/router-context.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CatalogueMenu } from '../exercises/transfer/CatalogueMenu.tsx';
import { useBasket } from './basket.ts';
import { BasketBar, BasketCard } from './BasketCard.tsx';
import { queryOf, searchOf } from './catalogue-address.ts';
import { Facets } from './Facets.tsx';
import { Results } from './Results.tsx';
import { useCatalogue, useSettled, type CatalogueQuery } from './use-catalogue.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './CataloguePage.module.css';

const Panes = part('div', css.panes);

const SearchRow = part('search', css.searchRow);
const Sheet = part('div', css.sheet);

const quietTime = 180;

/** R24: the catalogue of exercises; the address holds what is looked for. */
export function CataloguePage() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  const isNarrow = useMediaQuery('(max-width:1099.95px)');
  const read = useCatalogue(user === null ? null : query);
  // Thirty cards are drawn in slices, between which keys are heard.
  const answer = useDeferredValue(read.data, undefined);
  const isLoading = read.isLoading || answer !== read.data;
  const basket = useBasket();

  const change = (fields: Partial<CatalogueQuery>): void => setSearch(searchOf({ ...query, page: 1, ...fields }));
  const facets = <Facets query={query} answer={answer} onChange={change} />;
  return (
    <PageFrame title={t(m.exercises)} access="privileged" width="wide" isLoading={read.isValidating}>
      <PageHeader
        title={t(m.exercises)}
        actions={
          <>
            <Button component={Link} to={paths.createExercise} startIcon={<Plus aria-hidden />}>
              {t(m.createExercise)}
            </Button>
            <CatalogueMenu
              query={query}
              foundCount={read.data?.total ?? 0}
              basketIds={basket.map(({ id }) => id)}
              onImported={() => void read.mutate()}
            />
          </>
        }
      />
      <SearchRow>
        <SearchField />
        {isNarrow ? <FilterSheet>{facets}</FilterSheet> : null}
      </SearchRow>
      <Panes>
        {isNarrow ? null : <div className={css.side}>{facets}</div>}
        <Results query={query} read={{ ...read, isLoading, data: answer }} onChange={change} />
        {isNarrow ? null : (
          <div className={css.side}>
            <BasketCard items={basket} />
          </div>
        )}
      </Panes>
      {isNarrow ? <BasketBar items={basket} /> : null}
    </PageFrame>
  );
}

/** The search field, apart from the page: a key press renders this field again and not the thirty cards. */
function SearchField() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(queryOf(search).q ?? '');
  const settled = useSettled(typed, quietTime);

  useEffect(() => {
    const next = settled.trim();
    setSearch((old) => (next === (old.get('q') ?? '') ? old : searchOf({ ...queryOf(old), q: next, page: 1 })), {
      replace: true,
      preventScrollReset: true,
    });
  }, [settled, setSearch]);

  return (
    <TextField
      label={t(m.searchExercises)}
      hideLabel
      type="search"
      placeholder={t(m.searchExample)}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      startAdornment={<Search aria-hidden className={css.sign} />}
    />
  );
}

function FilterSheet({ children }: { children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<SlidersHorizontal aria-hidden />} onClick={() => setIsOpen(true)}>
        {t(m.filters)}
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { 'aria-label': t(m.filters) } }}
      >
        <Sheet>
          {children}
          <Button variant="contained" fullWidth onClick={() => setIsOpen(false)}>
            {t(m.showExercises)}
          </Button>
        </Sheet>
      </Drawer>
    </>
  );
}
