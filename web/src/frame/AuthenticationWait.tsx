import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '50vh' });

/** F03: while it is not known who is here. */
export function AuthenticationWait() {
  return (
    <Centre>
      <CircularProgress aria-label="Loading your account" size={36} />
    </Centre>
  );
}
