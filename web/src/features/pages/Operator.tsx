import { useSite } from '../../site.ts';

/** Where to write to; the words stand also while the address is being read. */
export function ContactLink() {
  const site = useSite();
  if (site === undefined) return <>the people who run this site</>;
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}

/** The name of the operator of this installation. */
export function OperatorName() {
  const name = useSite()?.operatorName ?? '';
  return <>{name === '' ? 'the school or organisation that gave you this address' : name}</>;
}

/** The operator with everything that is known to reach them. */
export function OperatorFacts() {
  const site = useSite();
  return (
    <address>
      {site !== undefined && site.operatorName !== '' && <div>{site.operatorName}</div>}
      {site !== undefined && site.operatorAddress !== '' && <div>{site.operatorAddress}</div>}
      <div>
        E-mail: <ContactLink />
      </div>
    </address>
  );
}
