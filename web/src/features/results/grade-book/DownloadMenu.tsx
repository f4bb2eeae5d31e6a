import { downloadGrades, downloadResults, type GradeUnit } from '@lemma/contracts';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { Download } from 'lucide-react';
import { addressOf } from '../../../api/address.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const formats = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: t(m.excel) },
] as const;

/** R29, R30: grades as the screen shows them, and every response, as files straight from the API. */
export function DownloadMenu({ classId, unit }: { classId: string; unit: GradeUnit }) {
  const isPhone = useMediaQuery('(max-width:599.95px)');
  return (
    <ActionMenu
      label={t(m.download)}
      icon={<Download aria-hidden />}
      iconOnly={isPhone}
      items={[
        ...formats.map(({ format, name }) => ({
          key: `grades-${format}`,
          label: t(m.gradesFile, { name }),
          href: addressOf(downloadGrades, { classId }, { format, unit }),
        })),
        ...formats.map(({ format, name }) => ({
          key: `responses-${format}`,
          label: t(m.responsesFile, { name }),
          href: addressOf(downloadResults, { classId }, { format }),
        })),
      ]}
    />
  );
}
