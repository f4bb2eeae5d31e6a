import { lazy, Suspense, useState } from 'react';
import { Archive, Download, Ellipsis, ShoppingBasket, Upload } from 'lucide-react';
import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { useSaveExercises, type ExportQuery } from './use-save-exercises.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

interface CatalogueMenuProps {
  /** The present search. */
  query: ExportQuery;
  foundCount: number;
  basketIds: readonly string[];
  onImported: () => void;
}

/** Files of exercises, in and out, and what was archived. */
export function CatalogueMenu({ query, foundCount, basketIds, onImported }: CatalogueMenuProps) {
  const navigate = useNavigate();
  const saveExercises = useSaveExercises();
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ActionMenu
        label="More"
        icon={<Ellipsis aria-hidden />}
        iconOnly
        items={[
          { key: 'import', label: 'Import', icon: <Upload aria-hidden />, onSelect: () => setIsImporting(true) },
          {
            key: 'export-found',
            label: 'Export what is found',
            icon: <Download aria-hidden />,
            disabled: foundCount === 0,
            onSelect: () => void saveExercises(query, 'exercises'),
          },
          {
            key: 'export-basket',
            label: 'Export the basket',
            icon: <ShoppingBasket aria-hidden />,
            disabled: basketIds.length === 0,
            onSelect: () => void saveExercises({ ids: basketIds.join(',') }, 'basket'),
          },
          {
            key: 'archived',
            label: 'Archived exercises',
            icon: <Archive aria-hidden />,
            onSelect: () => void navigate(paths.archivedExercises),
          },
        ]}
      />
      {isImporting ? (
        <Suspense>
          <ImportDialog onClose={() => setIsImporting(false)} onImported={onImported} />
        </Suspense>
      ) : null}
    </>
  );
}
