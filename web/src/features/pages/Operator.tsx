import { useSite } from '../../site.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Where to write to; the words stand also while the address is being read. */
export function ContactLink() {
  const site = useSite();
  if (site === undefined) return <>{t(m.peopleWhoRunSite)}</>;
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}

/** The name of the operator of this installation. */
export function OperatorName() {
  const name = useSite()?.operatorName ?? '';
  return <>{name === '' ? t(m.schoolOrOrganisationGave) : name}</>;
}

/** The operator with everything that is known to reach them. */
export function OperatorFacts() {
  const site = useSite();
  return (
    <address>
      {site !== undefined && site.operatorName !== '' && <div>{site.operatorName}</div>}
      {site !== undefined && site.operatorAddress !== '' && <div>{site.operatorAddress}</div>}
      <div>
        {t(m.eMail)} <ContactLink />
      </div>
    </address>
  );
}
