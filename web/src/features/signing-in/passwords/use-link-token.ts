import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../../routing/router-context.ts';

/** The token of a mail's link; empty when there is none. */
export const tokenIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

/** Takes the token out of the address: it stands behind `#`, and from then on in no history and no screenshot. */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arriving = tokenIn(hash);
  const [token, setToken] = useState(arriving);
  if (arriving !== '' && arriving !== token) setToken(arriving);
  useEffect(() => {
    if (arriving !== '') void navigate(pathname, { replace: true });
  }, [arriving, navigate, pathname]);
  return token;
}
