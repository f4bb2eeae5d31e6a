import { anonymousSessionDays } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ContactLink, OperatorFacts, OperatorName } from './Operator.tsx';
import proseCss from '../../ui/Prose.module.css';

/** R02: what this software keeps, as it is. */
export function PrivacyPage() {
  return (
    <PageFrame
      title="Privacy"
      description="What Lemma keeps about learners and teachers, who sees it, and for how long."
      canonical={paths.privacy}
      width="reading"
    >
      <Prose>
        <h1>Privacy</h1>
        <p className={proseCss.lead}>
          Lemma keeps what it needs to set tasks, check answers and show results. Nothing is sold, nothing is measured
          for advertising, and no page loads anything from other companies&apos; servers.
        </p>

        <h2>Who is responsible</h2>
        <p>
          This installation is run by <OperatorName />. They decide what it is used for and answer for it. Write there
          with any question about your data.
        </p>
        <OperatorFacts />

        <Kept />
        <Seen />
        <InYourBrowser />
        <HowLong />

        <h2>Your rights</h2>
        <p>
          You can see what is stored about you, have it corrected, take it with you and have it deleted. Most of it you
          can do yourself under <Link to={paths.account}>Account</Link>:
        </p>
        <ul>
          <li>change your name, address and password,</li>
          <li>get everything that is stored about you as one file, to read and for other programs,</li>
          <li>see who opened your answers and results, and when,</li>
          <li>delete your account.</li>
        </ul>
        <p>
          Deleting takes away your name, your addresses, your texts and your ways to sign in immediately and for good.
          Your answers stay counted in the figures of the class, under a random number that leads to no one. A backup
          that is restored later deletes you again before anybody can use it.
        </p>
        <p>
          For everything else write to <ContactLink />. If you are not content with the answer, the data protection
          authority of your country will hear you.
        </p>
      </Prose>
    </PageFrame>
  );
}

function Kept() {
  return (
    <>
      <h2>What is kept</h2>
      <ul>
        <li>
          <b>Your account:</b> first and last name, your role, an e-mail address or a user name if you have one, when
          the account was made and when you were last here. Of your password only a one-way hash is kept: no one can
          read the password itself.
        </li>
        <li>
          <b>Your ways to sign in,</b> if you set them up: the sealed secret of an authenticator app, hashes of recovery
          codes, the public part of passkeys, and which outside account is linked, with the address that it gave.
        </li>
        <li>
          <b>Where you are signed in:</b> for each browser its kind, such as “Firefox on Linux”, since when and when
          last used. No place and no address of your device.
        </li>
        <li>
          <b>Your classes:</b> which ones you are in, as what, and since when.
        </li>
        <li>
          <b>Your work:</b> each answer with its time and verdict, what you typed last and did not hand in, which hints
          and solutions you opened, when you started and handed in.
        </li>
        <li>
          <b>Polls:</b> your newest answer to each question with its time, and when you joined. Where a poll asks for
          names, it is kept with your account, and your teacher sees it. Where it does not, it is kept with a made-up
          name; a cookie lets your browser come back to it, and nothing leads from it to your account. A presence code
          that you type is kept with its time.
        </li>
        <li>
          <b>What you write:</b> exercises, pictures, and messages to the people who run this site.
        </li>
        <li>
          <b>Mail to you:</b> the text of each mail and whether it arrived at your mail server.
        </li>
        <li>
          <b>Looks at records:</b> which teacher opened whose answers or results, and when.
        </li>
        <li>
          <b>Acts of administrators:</b> who changed which account, and how.
        </li>
        <li>
          <b>Technical records:</b> the server&apos;s log notes faults. When a page breaks, your browser reports the
          kind of fault, the page without what follows its question mark, the kind of browser and the version. Neither
          holds answers or passwords.
        </li>
      </ul>
      <p>
        To slow those who guess passwords and codes, tries are counted for a day at most, by a hash of the account and
        of the network address. The exercise on the front page is checked without an account, and nothing of it is kept.
      </p>
    </>
  );
}

function Seen() {
  return (
    <>
      <h2>Who sees it</h2>
      <ul>
        <li>The teachers of a class see its members&apos; names, answers and results. Each look is noted.</li>
        <li>Other learners see none of that.</li>
        <li>
          The administrators of this installation see accounts and can sign in as somebody to help. They need a second
          step for it, and it is recorded in a list that no one can change.
        </li>
        <li>
          Mail goes through the mail server that the operator has chosen. If you sign in with an outside account, its
          provider learns that you came here; from it come your name and address.
        </li>
      </ul>
      <p>No one else receives anything, unless a law requires it of the operator.</p>
    </>
  );
}

function InYourBrowser() {
  return (
    <>
      <h2>In your browser</h2>
      <ul>
        <li>
          One cookie keeps you signed in and one protects forms against forgery. While you sign in with a second step or
          an outside account, a third one lives for some minutes. There are no others, and none is for advertising or
          measuring.
        </li>
        <li>
          Answers that could not be sent yet wait in this browser&apos;s own storage and are deleted there as soon as
          they have arrived.
        </li>
        <li>
          That somebody is signed in, which question you looked at last, which ones you marked for later, the basket of
          exercises, and whether you like pages light or dark, is remembered on this device.
        </li>
        <li>
          Joined without an e-mail address? Then your account hangs on the cookie of this browser alone. Deleting the
          browser&apos;s data closes the way back to it.
        </li>
      </ul>
    </>
  );
}

function HowLong() {
  return (
    <>
      <h2>How long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Account and work</td>
            <td>until you or the operator delete them</td>
          </tr>
          <tr>
            <td>Work in an archived class</td>
            <td>as many months as the teacher sets for the class; then it is kept without names</td>
          </tr>
          <tr>
            <td>Being signed in</td>
            <td>60 days from signing in; joined with a name only, {anonymousSessionDays} days</td>
          </tr>
          <tr>
            <td>Links in mails</td>
            <td>one hour for a new password, three days to confirm an address</td>
          </tr>
          <tr>
            <td>Reports of broken pages</td>
            <td>30 days</td>
          </tr>
          <tr>
            <td>Backups</td>
            <td>as the operator sets it; by default two weeks</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
