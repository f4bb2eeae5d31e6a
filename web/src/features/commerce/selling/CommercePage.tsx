import { getSelling, type Selling } from '@lemma/contracts';
import { useSearchParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Guarded } from '../../../frame/PageFrame.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { AdministrationFrame } from '../../administration/AdministrationPage.tsx';
import { SellingOnly } from '../SellingOnly.tsx';
import { BooksPart } from './BooksPart.tsx';
import { CodesPart } from './CodesPart.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import { LicencesPart } from './LicencesPart.tsx';
import { ProvidersPart } from './ProvidersPart.tsx';
import { SellerPart } from './SellerPart.tsx';
import { TaxesPart } from './TaxesPart.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CommercePage.module.css';

const parts = [
  { value: 'payments', label: t(m.payments) },
  { value: 'items', label: t(m.itemsAndCodes) },
  { value: 'seller', label: t(m.sellerAndTaxes) },
] as const;

/** Administration → Commerce: what is sold, to whom it was sold, and who sells it. */
export function CommercePage() {
  return (
    <SellingOnly>
      <AdministrationFrame>
        <Guarded access="superuser">
          <Commerce />
        </Guarded>
      </AdministrationFrame>
    </SellingOnly>
  );
}

function Commerce() {
  const [query, setQuery] = useSearchParams();
  const shown = parts.find(({ value }) => value === query.get('part'))?.value ?? 'payments';
  const read = useRead(getSelling, {});
  const onSaved = (saved: Selling) => read.mutate(saved, { revalidate: false });
  return (
    <>
      <div className={css.parts}>
        <SegmentedControl
          label={t(m.show)}
          value={shown}
          options={parts}
          onChange={(part) => setQuery({ part }, { replace: true })}
        />
      </div>
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loading)} rows={6} />}>
        {(selling) => {
          if (shown === 'payments') return <BooksPart />;
          if (shown === 'items') {
            return (
              <>
                <ItemsPart selling={selling} onSaved={onSaved} />
                <CodesPart selling={selling} />
                <LicencesPart />
              </>
            );
          }
          return (
            <>
              <ProvidersPart selling={selling} />
              <SellerPart selling={selling} onSaved={onSaved} />
              <TaxesPart selling={selling} onSaved={onSaved} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
