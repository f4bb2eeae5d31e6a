import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { site } from '../../site.ts';
import { Prose } from './Prose.tsx';

/** R03 */
export function TermsPage() {
  return (
    <PageFrame
      title="Terms of use"
      description="What you may expect of Lemma and what it expects of you."
      canonical={paths.terms}
    >
      <Prose>
        <h1>Terms of use</h1>
        <p className="lead">By using Lemma you agree to the following. It is short on purpose.</p>

        <h2>What Lemma is</h2>
        <p>
          Lemma sets mathematical exercises, checks answers and shows teachers how their classes are doing. It is run by
          the school or organisation that gave you this address.
        </p>

        <h2>Your account</h2>
        <ul>
          <li>Use your own name, so that your teacher knows whose work it is.</li>
          <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
          <li>
            You can join a class without an e-mail address. Such an account works in one browser only and cannot be
            brought back when that browser&apos;s data are gone.
          </li>
        </ul>

        <h2>Fair work</h2>
        <ul>
          <li>In assessments, give your own answers. Your teacher&apos;s rules say what help is allowed.</li>
          <li>
            Do not try to read answers that are not shown yet, to disturb the service, or to get into others&apos;
            accounts.
          </li>
        </ul>

        <h2>What you write</h2>
        <p>
          Exercises that you write remain yours. By publishing one you let the other teachers of this installation set
          it to their classes and make copies of it that name you as the source. Write nothing that is unlawful or that
          belongs to somebody else without permission.
        </p>

        <h2>Verdicts and grades</h2>
        <p>
          Answers are checked by a program that knows much mathematics, and not all of it. When it cannot decide, it
          says so and your teacher decides. A grade is always the teacher&apos;s, never the program&apos;s.
        </p>

        <h2>Availability</h2>
        <p>
          Your answers are saved as you type, and what could not be sent is kept and sent later. Even so, no service
          runs without interruption, and none is promised beyond what the law requires.
        </p>

        <h2>Ending it</h2>
        <p>
          You may stop at any time. Accounts that break these terms can be closed. Questions go to{' '}
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
        </p>
      </Prose>
    </PageFrame>
  );
}
