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
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './Joining.module.css';

type Invitation = NonNullable<ResponseOf<typeof lookUpInvitation>>;
type Found = Invitation | 'ended' | { readonly problem: string };

const Column = part('div', css.column);

/** The page behind the link of an invitation. */
export function InvitationPage() {
  const token = useLinkToken();
  const found = useInvitation(token);
  const { isAuthInitialized } = useSession();
  return (
    <PageFrame title={t(m.invitation)} isLoading={found === undefined}>
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
        <h1>{t(m.invitationEnded)}</h1>
        <p>{t(m.invitationWorksOnce)}</p>
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
          <p>{t(m.invitedAs, { role })}</p>
          <FormProblem state={{ formError }} />
          {isKnown ? (
            <>
              <p>
                <Rich
                  of={m.youJoinAs}
                  values={{ name: `${user.firstName} ${user.lastName}`.trim() }}
                  tags={{ b: <b /> }}
                />
              </p>
              <Button variant="contained" size="large" disabled={isSending} onClick={() => void accept()}>
                {t(m.joinClassButton)}
              </Button>
            </>
          ) : (
            <>
              <p>{t(m.signInToJoin)}</p>
              <Button variant="contained" size="large" component={Link} to={paths.signIn(here)}>
                {t(m.signIn)}
              </Button>
              <Button component={Link} to={paths.signUp(role === 'teacher' ? 'teacher' : 'learner', here)}>
                {t(m.createAccount)}
              </Button>
            </>
          )}
        </CardBody>
      </Card>
    </Column>
  );
}
