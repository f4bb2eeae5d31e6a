import { anonymousSessionDays } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ContactLink, OperatorFacts, OperatorName } from './Operator.tsx';
import proseCss from '../../ui/Prose.module.css';

/** The terms of use (R03). */
export function TermsPage() {
  return (
    <PageFrame
      title="Terms of use"
      description="What you may expect of Lemma and what it expects of you."
      canonical={paths.terms}
      width="reading"
    >
      <Prose>
        <h1>Terms of use</h1>
        <p className={proseCss.lead}>By using Lemma you agree to the following. It is short on purpose.</p>

        <h2>What Lemma is</h2>
        <p>
          Lemma sets mathematical exercises, checks answers and shows teachers how their classes are doing. This
          installation is run by <OperatorName />.
        </p>
        <OperatorFacts />

        <YourAccount />

        <h2>Fair work</h2>
        <ul>
          <li>In assessments, give your own answers. Your teacher&apos;s rules say what help is allowed.</li>
          <li>
            Do not try to read answers that are not shown yet, to disturb the service, or to get into others&apos;
            accounts.
          </li>
          <li>
            You found a hole in the security? Tell <ContactLink /> before anybody else, and leave others&apos; data
            alone.
          </li>
        </ul>

        <h2>If you teach</h2>
        <ul>
          <li>Open learners&apos; records only for your teaching. They can see that you did.</li>
          <li>Give out class codes only to those who belong into the class.</li>
          <li>
            Downloads hold personal data: keep them as your school&apos;s rules say, and delete them when you are done.
          </li>
        </ul>

        <h2>What you write</h2>
        <p>
          Exercises and pictures that you make remain yours. By publishing an exercise you let the other teachers of
          this installation set it to their classes and make copies of it that name you as the source. Write nothing
          that is unlawful or that belongs to somebody else without permission. What breaks this rule can be taken away.
        </p>

        <h2>Verdicts and grades</h2>
        <p>
          Answers are checked by a program that knows much mathematics, and not all of it. When it cannot decide, it
          says so and your teacher decides. A grade is always the teacher&apos;s, never the program&apos;s. Think that a
          verdict is wrong? Tell your teacher, who sees every answer.
        </p>

        <h2>Availability</h2>
        <p>
          Your answers are saved as you type, and what could not be sent is kept and sent later. Even so, no service
          runs without interruption, and none is promised beyond what the law requires.
        </p>

        <h2>Ending it</h2>
        <p>
          You may stop at any time and delete your account under <Link to={paths.account}>Account</Link>. Accounts that
          break these terms can be closed. What happens with your data then is described in{' '}
          <Link to={paths.privacy}>Privacy</Link>. Questions go to <ContactLink />.
        </p>
      </Prose>
    </PageFrame>
  );
}

function YourAccount() {
  return (
    <>
      <h2>Your account</h2>
      <ul>
        <li>Use your own name, so that your teacher knows whose work it is.</li>
        <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
        <li>
          You can join a class without an e-mail address. Such an account works in one browser only, for{' '}
          {anonymousSessionDays} days, and cannot be brought back when that browser&apos;s data are gone. Under Account
          you can turn it into a full one.
        </li>
        <li>
          Pupils who need a parent&apos;s consent for such an account in their country use it when their school has that
          consent.
        </li>
      </ul>
    </>
  );
}
