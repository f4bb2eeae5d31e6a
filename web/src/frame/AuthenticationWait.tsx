import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '50vh' });

/** F03: while it is not known who is here; `label` where something else is waited for. */
export function AuthenticationWait({ label = 'Loading your account' }: { label?: string }) {
  return (
    <Centre>
      <CircularProgress aria-label={label} size={36} />
    </Centre>
  );
}
