import { acceptInvitation, listClassrooms, lookUpInvitation, type ResponseOf } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useLinkToken } from '../../signing-in/passwords/use-link-token.ts';
import { JoinCodeForm } from './JoinCodeForm.tsx';
import { part } from '../../../ui/part.ts';
import css from './InvitationPage.module.css';

type Invitation = NonNullable<ResponseOf<typeof lookUpInvitation>>;
type Found = Invitation | 'ended' | { readonly problem: string };

const Column = part('div', css.column);

const asWords = { teacher: 'a teacher', assistant: 'an assistant', learner: 'a learner' } as const;

/** The page behind the link of an invitation. */
export function InvitationPage() {
  const token = useLinkToken();
  const found = useInvitation(token);
  const { isAuthInitialized } = useSession();
  return (
    <PageFrame title="Invitation" isLoading={found === undefined}>
      {found === undefined || !isAuthInitialized ? (
        <AuthenticationWait />
      ) : found === 'ended' ? (
        <Ended />
      ) : 'problem' in found ? (
        <Note tone="wrong" role="alert" title={found.problem} />
      ) : (
        <Invited invitation={found} token={token} />
      )}
    </PageFrame>
  );
}

/** Undefined while it is looked up. The token goes in a body: it is in no address and no log. */
function useInvitation(token: string): Found | undefined {
  const [found, setFound] = useState<{ readonly token: string; readonly answer: Found }>();
  useEffect(() => {
    if (token === '') return undefined;
    let isWanted = true;
    call(lookUpInvitation, { body: { token } }).then(
      (answer) => isWanted && setFound({ token, answer: answer ?? 'ended' }),
      (error: unknown) => isWanted && setFound({ token, answer: { problem: wordsFor(error) } }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  if (token === '') return 'ended';
  return found?.token === token ? found.answer : undefined;
}

function Ended() {
  return (
    <Column>
      <header>
        <h1>This invitation has ended</h1>
        <p>It works once, for a fortnight. Ask your teacher for a new one, or for the class code.</p>
      </header>
      <JoinCodeForm />
    </Column>
  );
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { formError, isSending, submit } = useSubmit(acceptInvitation, []);
  const { name, teacherNames, role } = invitation;
  // Back here after signing in, with the token still behind the `#`.
  const here = `${paths.invitation}#token=${token}`;
  const accept = async (): Promise<void> => {
    const joined = await submit({ body: { token } });
    if (joined === undefined) return;
    void readAgain(listClassrooms, {});
    const { classId } = joined;
    await navigate(joined.role === 'learner' ? paths.classroom(classId) : paths.taughtClassroom(classId), {
      replace: true,
    });
  };
  const isKnown = user !== null && !user.isAnonymous;
  return (
    <Column>
      <header>
        <h1>{name}</h1>
        {teacherNames.length > 0 && <p>{teacherNames.join(', ')}</p>}
      </header>
      <Card>
        <CardBody className={css.stack}>
          <p>You are invited into this class as {asWords[role]}.</p>
          <FormProblem state={{ formError }} />
          {isKnown ? (
            <>
              <p>
                You join as <b>{`${user.firstName} ${user.lastName}`.trim()}</b>.
              </p>
              <Button variant="contained" size="large" disabled={isSending} onClick={() => void accept()}>
                Join class
              </Button>
            </>
          ) : (
            <>
              <p>Sign in to join, or make an account first.</p>
              <Button variant="contained" size="large" component={Link} to={paths.signIn(here)}>
                Sign in
              </Button>
              <Button component={Link} to={paths.signUp(role === 'teacher' ? 'teacher' : 'learner', here)}>
                Create account
              </Button>
            </>
          )}
        </CardBody>
      </Card>
    </Column>
  );
}
