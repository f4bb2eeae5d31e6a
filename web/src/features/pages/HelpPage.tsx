import { Link } from 'react-router';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { site } from '../../site.ts';
import { Prose } from './Prose.tsx';

/** R08: help for everybody with an account; the teachers' part for teachers only. */
export function HelpPage() {
  return (
    <PageFrame title="Help" canonical={paths.help} access="known">
      <Help />
    </PageFrame>
  );
}

function Help() {
  const teaches = isPrivileged(useUser());
  return (
    <Prose>
      <h1>Help</h1>
      {teaches && <TeacherHelp />}
      <LearnerHelp />
      <h2>Still stuck?</h2>
      <p>
        Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
      </p>
    </Prose>
  );
}

const typing: readonly (readonly [string, string])[] = [
  ['1/2', 'a fraction'],
  ['x^2', 'a power; x^(n+1) for a longer exponent'],
  ['sqrt(x)', 'a square root'],
  ['pi', 'π'],
  ['>=  <=  !=', '≥  ≤  ≠'],
  ['*', 'a multiplication sign; 3x needs none'],
  ['sin x, ln x', 'functions by their names'],
];

function LearnerHelp() {
  return (
    <>
      <h2>Answering questions</h2>
      <h3>Typing mathematics</h3>
      <p>
        On a phone the maths keyboard opens by itself; the keys that this exercise needs come first. With a physical
        keyboard, type as you would on paper:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">You type</th>
            <th scope="col">You get</th>
          </tr>
        </thead>
        <tbody>
          {typing.map(([keys, meaning]) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <kbd>Tab</kbd> goes to the next box, <kbd>Enter</kbd> checks.
      </p>
      <h3>What the colours and words mean</h3>
      <ul>
        <li>
          <b>Great!</b> (green): right. Any form that is equal counts, unless the question asks for a certain one.
        </li>
        <li>
          <b>Not yet</b> (rose): not right. In practice you can try as often as you like.
        </li>
        <li>
          <b>Invalid input</b> (amber): what you typed cannot be read. It costs nothing; mend it and check again.
        </li>
      </ul>
      <h3>Hints, solutions and other variants</h3>
      <p>
        In practice, hints come one at a time. After a try you can ask for the worked solution if your teacher allows
        it; this variant then takes no more answers, and <b>Another variant</b> gives you the same question with new
        numbers.
      </p>
      <h3>Assessments</h3>
      <p>
        Answers are saved without a verdict. You can go back and change them until you press <b>Hand in</b>. Mark a
        question to find it again by the amber corner of its square.
      </p>
      <h3>Without a network</h3>
      <p>
        Go on working. What you type is kept on your device and sent by itself when the network is back, each answer
        exactly once.
      </p>
    </>
  );
}

function TeacherHelp() {
  return (
    <>
      <h2>For teachers</h2>
      <h3>From nothing to the first task</h3>
      <ol>
        <li>
          Under <Link to={paths.classrooms}>Classrooms</Link>, create a class.
        </li>
        <li>
          In the <Link to={paths.catalogue}>exercise catalogue</Link>, put exercises into the basket and set them as a
          task; or write your own.
        </li>
        <li>Give out the class code or its link. Learners join with their first and last name; no e-mail is needed.</li>
      </ol>
      <h3>Practice and assessment</h3>
      <p>
        Practice tells the verdict at once, gives hints and draws new variants as often as a learner wants; the best
        result counts. An assessment has a number of attempts and tells nothing until results are released.
      </p>
      <h3>Exercises with variables</h3>
      <p>
        A variable is drawn anew for every learner. Write <kbd>{'{{a}}'}</kbd> in the text to show it and{' '}
        <kbd>{'[[x]]'}</kbd> where the answer box of the part <i>x</i> belongs. The health check tries many variants
        while you write and names those that divide by zero, have two equal choices or an unreadable answer. Publishing
        needs a clean check. A published exercise never changes under a class: tasks keep the version they were set
        with.
      </p>
      <h3>Results</h3>
      <p>
        Each class has a grade book; a click on a score opens every response behind it. Grades and responses download as
        CSV or XLSX.
      </p>
    </>
  );
}
