import { downloadGrades, downloadResults } from '@lemma/contracts';
import { Download } from 'lucide-react';
import { addressOf } from '../../api/address.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';

const formats = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: 'Excel' },
] as const;

/** R29, R30: grades and responses as files, straight from the API. */
export function DownloadMenu({ classId }: { classId: string }) {
  return (
    <ActionMenu
      label="Download"
      icon={<Download aria-hidden />}
      items={[
        ...formats.map(({ format, name }) => ({
          key: `grades-${format}`,
          label: `Grades, ${name}`,
          href: addressOf(downloadGrades, { classId }, { format }),
        })),
        ...formats.map(({ format, name }) => ({
          key: `responses-${format}`,
          label: `Every response, ${name}`,
          href: addressOf(downloadResults, { classId }, { format }),
        })),
      ]}
    />
  );
}
