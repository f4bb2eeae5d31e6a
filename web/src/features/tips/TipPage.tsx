import { getTip, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { PrintButton } from '../../maths/printing/PrintButton.tsx';
import { Figures } from '../../maths/figures/Figures.tsx';
import { MathText } from '../../maths/typesetting/MathText.tsx';
import { paths } from '../../paths.ts';
import { usePrinting } from '../../printing.ts';
import { Card, CardBody } from '../../ui/Card.tsx';
import { SkeletonText } from '../../ui/waiting/Skeleton.tsx';
import { topicName } from '../catalogue/topics/topic-names.ts';
import { LevelChip } from '../catalogue/LevelChip.tsx';
import { SampleCard } from '../home/SampleCard.tsx';
import { TipSteps } from './TipSteps.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TipPage.module.css';

type Tip = ResponseOf<typeof getTip>;

/** R12: a worked sample variant for anybody; printed, it shows everything. */
export function TipPage() {
  const { exerciseId = '' } = useParams();
  const tip = useRead(getTip, { exerciseId }, { revalidateOnFocus: false });
  return (
    <PageFrame
      title={tip.data?.title ?? t(m.tip)}
      {...(tip.data !== undefined && { description: t(m.workedSampleNamed, { title: tip.data.title }) })}
      canonical={paths.tip(exerciseId)}
      width="reading"
    >
      <Loaded
        read={tip}
        noun="tip"
        skeleton={
          <Card>
            <CardBody size="question">
              <SkeletonText label={t(m.loadingTip)} lines={5} />
            </CardBody>
          </Card>
        }
      >
        {(data) => <TipView key={exerciseId} tip={data} exerciseId={exerciseId} />}
      </Loaded>
    </PageFrame>
  );
}

function TipView({ tip, exerciseId }: { tip: Tip; exerciseId: string }) {
  const [shown, setShown] = useState(0);
  const isPrinting = usePrinting();
  const [isTrying, setIsTrying] = useState(false);

  return (
    <>
      <PageHeader
        title={tip.title}
        lead={
          <span className={css.row}>
            {t(m.topicWorkedSample, { topic: topicName(tip.topic) })} <LevelChip level={tip.level} />
          </span>
        }
        actions={
          <div className={css.line}>
            <PrintButton />
            <Button variant="contained" disabled={isTrying} onClick={() => setIsTrying(true)}>
              {t(m.tryOneYourself)}
            </Button>
          </div>
        }
      />
      <Card aria-label={t(m.question)}>
        <CardBody size="question" className={css.text}>
          <Figures scenes={tip.figures} canSketch>
            <MathText source={tip.question} direction={tip.direction} language={tip.language} />
          </Figures>
        </CardBody>
      </Card>
      <Figures scenes={tip.figures} canSketch>
        <TipSteps tip={tip} shown={isPrinting ? Number.POSITIVE_INFINITY : shown} onShow={setShown} />
      </Figures>
      <p className={css.heading}>{t(m.byAuthor, { name: tip.ownerName })}</p>
      {isTrying && (
        <div className={css.box}>
          <SampleCard title={t(m.yourTurn)} exerciseId={exerciseId} />
        </div>
      )}
    </>
  );
}
