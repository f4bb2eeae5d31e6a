import { joinClassroom, listAskedClassrooms, listClassrooms, lookUpJoinCode, type User } from '@lemma/contracts';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate, useParams } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { AuthenticationWait } from '../../../frame/AuthenticationWait.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { NameFields } from '../../people/name-fields/NameFields.tsx';
import { FormCard } from '../../signing-in/FormCard.tsx';
import { JoinCodeForm } from './JoinCodeForm.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './Joining.module.css';

const Column = part('div', css.column);

/** The page behind a class's link and QR code. */
export function JoinPage() {
  const { code = '' } = useParams();
  const { data, error, isLoading, mutate } = useRead(lookUpJoinCode, { code });
  const { user, isAuthInitialized } = useSession();
  return (
    <PageFrame title={data ? t(m.joinNamed, { name: data.name }) : t(m.joinClass)} isLoading={isLoading}>
      {data === null ? (
        <WrongCode />
      ) : data !== undefined && isAuthInitialized ? (
        <Column>
          <header>
            <h1>{data.name}</h1>
            {data.teacherNames.length > 0 && <p>{data.teacherNames.join(', ')}</p>}
          </header>
          {data.takesAnonymous || (user !== null && !user.isAnonymous) ? (
            <JoinForm code={code} user={user} needsApproval={data.needsApproval} />
          ) : (
            <NeedsAccount code={code} />
          )}
        </Column>
      ) : error !== undefined ? (
        <ReadProblem error={error} noun="class" onRetry={() => void mutate()} />
      ) : (
        <AuthenticationWait />
      )}
    </PageFrame>
  );
}

function WrongCode() {
  return (
    <Column>
      <header className={css.plain}>
        <h1>{t(m.noClassHasCode)}</h1>
        <p>{t(m.checkCodeAgain)}</p>
      </header>
      <JoinCodeForm />
    </Column>
  );
}

/** The class is for people with an account. */
function NeedsAccount({ code }: { code: string }) {
  return (
    <Card>
      <CardBody className={css.stack}>
        <p>{t(m.needsAccount)}</p>
        <Button variant="contained" size="large" component={Link} to={paths.signIn(paths.join(code))}>
          {t(m.signIn)}
        </Button>
        <Button component={Link} to={paths.signUp('learner', paths.join(code))}>
          {t(m.createAccount)}
        </Button>
      </CardBody>
    </Card>
  );
}

interface JoinFormProps {
  code: string;
  user: User | null;
  /** A teacher lets them in first. */
  needsApproval: boolean;
}

/** Signed out, a first and last name are all that is asked for (D03). */
function JoinForm({ code, user, needsApproval }: JoinFormProps) {
  const navigate = useNavigate();
  const { adopt } = useSession();
  const form = useForm({ firstName: '', lastName: '' });

  const handleSubmit = async () => {
    const joined = await form.submit(joinClassroom, { body: user === null ? { code, ...form.values } : { code } });
    if (!joined) return;
    await adopt(joined.user);
    void readAgain(joined.isWaiting ? listAskedClassrooms : listClassrooms, {});
    await navigate(paths.classroom(joined.classId), { replace: true });
  };

  return (
    <>
      <FormCard label={t(m.joinThisClass)} state={form} onSubmit={handleSubmit}>
        {user === null ? (
          <>
            <NameFields form={form} helper={t(m.teacherSeesName)} />
          </>
        ) : (
          <p>
            <Rich of={m.youJoinAs} values={{ name: `${user.firstName} ${user.lastName}`.trim() }} tags={{ b: <b /> }} />
          </p>
        )}
        {needsApproval && <p>{t(m.teacherLetsYouIn)}</p>}
        <FormProblem state={form} />
        <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
          {t(m.joinClassButton)}
        </Button>
      </FormCard>
      {user === null && (
        <p>
          <Rich of={m.haveAccount} tags={{ link: <Link to={paths.signIn(paths.join(code))} /> }} />
        </p>
      )}
    </>
  );
}
