import { getSignInMethods, type ResponseOf } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';

export type SignInMethods = ResponseOf<typeof getSignInMethods>;

interface WithSignInMethodsProps {
  /** Shown until the methods are known: the same boxes as the content. */
  skeleton: ReactNode;
  children: (methods: SignInMethods) => ReactNode;
}

/** Content that depends on how the account signs in, once that is known: no form asks for a password that there is not. */
export function WithSignInMethods({ skeleton, children }: WithSignInMethodsProps) {
  const read = useRead(getSignInMethods, {});
  return (
    <Loaded read={read} noun="setting" skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
