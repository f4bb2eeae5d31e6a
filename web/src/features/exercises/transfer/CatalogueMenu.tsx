import { lazy, Suspense, useState } from 'react';
import { Archive, Download, Ellipsis, ShoppingBasket, Upload } from 'lucide-react';
import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { useSaveExercises, type ExportQuery } from './use-save-exercises.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
        label={t(m.more)}
        icon={<Ellipsis aria-hidden />}
        iconOnly
        items={[
          {
            key: 'import',
            label: t(m.importLabel),
            icon: <Upload aria-hidden />,
            onSelect: () => setIsImporting(true),
          },
          {
            key: 'export-found',
            label: t(m.exportWhatFound),
            icon: <Download aria-hidden />,
            disabled: foundCount === 0,
            onSelect: () => void saveExercises(query, 'exercises'),
          },
          {
            key: 'export-basket',
            label: t(m.exportBasket),
            icon: <ShoppingBasket aria-hidden />,
            disabled: basketIds.length === 0,
            onSelect: () => void saveExercises({ ids: basketIds.join(',') }, 'basket'),
          },
          {
            key: 'archived',
            label: t(m.archivedExercises),
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
