import type { HealthReport } from '@lemma/math/exercises';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Check, TriangleAlert, X } from 'lucide-react';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { count } from '../../../dates.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonText } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import type { HealthResult } from '../engine/messages.ts';
import { placeName, type Problems } from './problems.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import { locale } from '../../../locale.ts';
import * as m from './messages.ts';
import css from './HealthCard.module.css';

type HealthFinding = HealthReport['findings'][number];

const Head = part('div', css.head);

const Bar = part('div', css.bar);

const List = part('ul', css.list);

interface HealthCardProps {
  health: HealthResult | undefined;
  /** Problems that prevent drawing at all: shown before any variant is tried. */
  problems: Problems;
  partNames: readonly string[];
  onShow: (variant: number) => void;
}

type HealthState = Pick<HealthCardProps, 'health' | 'problems'>;

/** Problems that prevent drawing come before those found by trying variants. */
function found({ health, problems }: HealthState): {
  readonly errors: Problems;
  readonly findings: readonly (Problems[number] | HealthFinding)[];
} {
  const errors = problems.filter((problem) => problem.severity === 'error');
  return { errors, findings: errors.length > 0 ? errors : (health?.report?.findings ?? []) };
}

/** Shows the findings of trying a thousand variants, each with an example variant. */
export function HealthCard({ health, problems, partNames, onShow }: HealthCardProps) {
  const report = health?.report;
  const { errors, findings } = found({ health, problems });
  return (
    <Card aria-labelledby="health-head">
      <CardBody>
        <Head>
          <h2 id="health-head" className={css.text}>
            {t(m.health)}
          </h2>
          {report === undefined || errors.length > 0 ? null : (
            <HeadNote>
              {t(m.variantsInTime, {
                count: report.seeds.toLocaleString(locale),
                milliseconds: Math.round(health?.milliseconds ?? 0),
              })}
            </HeadNote>
          )}
          <output className={css.after}>
            <HealthChip health={health} problems={problems} />
          </output>
        </Head>
        {errors.length === 0 && report !== undefined ? <HealthBar report={report} /> : null}
        {errors.length === 0 && report === undefined ? (
          <SkeletonText label={t(m.tryingVariants)} lines={2} />
        ) : (
          <List>
            {findings.map((finding) => (
              <FindingRow
                key={`${finding.place} ${finding.message}`}
                finding={finding}
                name={placeName(finding.place, partNames)}
                seeds={report?.seeds}
                onShow={onShow}
              />
            ))}
            {findings.length === 0 && report !== undefined ? <AllWell report={report} /> : null}
          </List>
        )}
      </CardBody>
    </Card>
  );
}

/** How many problems there are, in a chip; nothing while that is not known. */
export function HealthChip({ isSmall = false, ...state }: HealthState & { isSmall?: boolean }) {
  const { errors, findings: all } = found(state);
  if (state.health?.report === undefined && errors.length === 0) return null;
  const bad = all.filter((finding) => finding.severity === 'error').length;
  const findings = all.length;
  const words = (number: number, noun: string): ReactNode =>
    isSmall ? (
      <>
        {number}
        <VisuallyHidden> {number === 1 ? noun : `${noun}s`}</VisuallyHidden>
      </>
    ) : (
      count(number, noun)
    );
  if (bad > 0) return <Chip color="error" icon={<X aria-hidden />} label={words(bad, 'problem')} />;
  if (findings > 0)
    return <Chip color="warning" icon={<TriangleAlert aria-hidden />} label={words(findings, 'remark')} />;
  return <Chip color="success" icon={<Check aria-hidden />} label={t(m.healthy)} />;
}

function HealthBar({ report }: { report: HealthReport }) {
  const share = (number: number): string => `${(100 * number) / Math.max(1, report.seeds)}%`;
  const odd = Math.min(
    report.seeds - report.failed,
    Math.max(0, ...report.findings.filter((finding) => finding.kind !== 'no-variant').map((finding) => finding.count)),
  );
  return (
    <Bar aria-hidden="true">
      <i style={{ '--share': share(report.seeds - report.failed - odd) }} />
      <i className={css.odd} style={{ '--share': share(odd) }} />
      <i className={css.failed} style={{ '--share': share(report.failed) }} />
    </Bar>
  );
}

interface FindingRowProps {
  finding: Problems[number] | HealthFinding;
  name: string;
  seeds: number | undefined;
  onShow: (variant: number) => void;
}

function FindingRow({ finding, name, seeds, onShow }: FindingRowProps) {
  const seed = 'seed' in finding ? finding.seed : undefined;
  const often =
    'count' in finding && seeds !== undefined && finding.count > 0 && finding.count < seeds ? finding.count : undefined;
  return (
    <li className={css[finding.severity]}>
      {finding.severity === 'error' ? <X aria-label={t(m.problem)} /> : <TriangleAlert aria-label={t(m.remark)} />}
      <div>
        <strong>
          {name}
          {often === undefined ? '' : ` · ${t(m.variantsCount, { count: often })}`}
        </strong>
        <div className={css.words}>
          <MathText inline source={finding.message} />
        </div>
      </div>
      {seed === undefined ? (
        <span />
      ) : (
        <Button
          size="small"
          variant="text"
          onClick={() => onShow(seed)}
          aria-label={t(m.showVariant, { number: seed })}
        >
          {t(m.show)}
        </Button>
      )}
    </li>
  );
}

function AllWell({ report }: { report: HealthReport }) {
  const many =
    report.distinctVariants >= report.seeds
      ? t(m.moreThan, { count: report.seeds.toLocaleString(locale) })
      : String(report.distinctVariants);
  return (
    <li className={css.fine}>
      <Check aria-hidden />
      <div className={css.words}>
        {t(m.everyVariantWell)}{' '}
        {report.distinctVariants === 1 ? t(m.allSameQuestion) : t(m.differentOnes, { count: many })}
      </div>
    </li>
  );
}
