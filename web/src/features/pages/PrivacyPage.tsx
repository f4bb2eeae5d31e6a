import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { site } from '../../site.ts';
import { Prose } from './Prose.tsx';

/** R02: what this software keeps, as it is. */
export function PrivacyPage() {
  return (
    <PageFrame
      title="Privacy"
      description="What Lemma keeps about learners and teachers, who sees it, and for how long."
      canonical={paths.privacy}
    >
      <Prose>
        <h1>Privacy</h1>
        <p className="lead">
          Lemma keeps what it needs to set tasks, check answers and show results. Nothing is sold, nothing is sent to
          advertisers, and no page loads anything from other companies&apos; servers.
        </p>

        <h2>Who is responsible</h2>
        <p>
          The school or organisation that runs this installation decides what it is used for and answers for it. Write
          to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> with any question about your data.
        </p>

        <h2>What is kept</h2>
        <ul>
          <li>
            <b>Your account:</b> first and last name, e-mail address if you gave one, your role, and a one-way hash of
            your password. Nobody can read the password itself.
          </li>
          <li>
            <b>Your classes:</b> which ones you are in, as what, and since when.
          </li>
          <li>
            <b>Your work:</b> each answer that you gave with its time and verdict, what you typed last and did not hand
            in, which hints and solutions you looked at, and when you started and handed in.
          </li>
          <li>
            <b>Technical records:</b> the server&apos;s log holds the time, the address called and how it was answered,
            so that faults can be found. It holds no answers and no passwords.
          </li>
        </ul>
        <p>The exercise on the front page is checked without an account, and nothing of it is kept.</p>

        <h2>Who sees it</h2>
        <p>
          The teachers of a class see its members&apos; names, answers and results. Other learners see none of that. The
          people who run this installation can see what they need to keep it running.
        </p>

        <h2>In your browser</h2>
        <ul>
          <li>One cookie keeps you signed in and one protects forms against forgery. There are no others.</li>
          <li>
            Answers that could not be sent yet wait in this browser&apos;s own storage and are deleted there as soon as
            they have arrived.
          </li>
          <li>Which question you looked at last, and which ones you marked for later, is remembered on this device.</li>
          <li>
            Joined without an e-mail address? Then your account hangs on the cookie of this browser alone. Deleting the
            browser&apos;s data closes the way back to it.
          </li>
        </ul>

        <h2>How long, and your rights</h2>
        <p>
          Accounts and work are kept as long as the school needs them. You can ask to see your data, to have them
          corrected, handed over or deleted. Your name you can change yourself under Account; for the rest, ask your
          teacher or write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>. If you are not content
          with the answer, the data protection authority of your country will hear you.
        </p>
      </Prose>
    </PageFrame>
  );
}
