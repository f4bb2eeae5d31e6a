import { useParams, useSearchParams } from '../../routing/router-context.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { RegradeApplied } from './RegradeApplied.tsx';
import { RegradePreviewContent } from './RegradePreviewContent.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A1: what regrading a question would do, and afterwards what it has done. */
export function RegradePage() {
  const { classId = '', taskId = '', itemId = '' } = useParams();
  const [search] = useSearchParams();
  const regradeId = search.get('regrade');
  const ids = { classId, taskId, itemId };
  return (
    <PageFrame title={regradeId === null ? t(m.regradePreview) : t(m.regrade)} access="signed-in">
      {regradeId === null ? (
        <RegradePreviewContent ids={ids} />
      ) : (
        <RegradeApplied key={regradeId} ids={ids} regradeId={regradeId} />
      )}
    </PageFrame>
  );
}
