import { anonymousSessionDays } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ContactLink, OperatorFacts, OperatorName } from './Operator.tsx';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import proseCss from '../../ui/Prose.module.css';

/** R02: what this software keeps, as it is. */
export function PrivacyPage() {
  return (
    <PageFrame title={t(m.privacy)} description={t(m.whatLemmaKeepsAbout)} canonical={paths.privacy} width="reading">
      <Prose>
        <h1>{t(m.privacy)}</h1>
        <p className={proseCss.lead}>{t(m.lemmaKeepsWhatNeeds)}</p>

        <h2>{t(m.whoResponsible)}</h2>
        <p>
          <Rich of={m.installationRunBy} tags={{ operator: <OperatorName /> }} />
        </p>
        <OperatorFacts />

        <Kept />
        <Seen />
        <InYourBrowser />
        <HowLong />

        <h2>{t(m.yourRights)}</h2>
        <p>
          <Rich of={m.canSeeWhatStored} tags={{ link: <Link to={paths.account} /> }} />
        </p>
        <ul>
          <li>{t(m.changeNameAddressAnd)}</li>
          <li>{t(m.getEverythingStoredAbout)}</li>
          <li>{t(m.seeWhoOpenedAnswers)}</li>
          <li>{t(m.deleteAccount)}</li>
        </ul>
        <p>{t(m.deletingTakesAwayName)}</p>
        <p>
          <Rich of={m.forEverythingElseWrite} tags={{ contact: <ContactLink /> }} />
        </p>
      </Prose>
    </PageFrame>
  );
}

function Kept() {
  return (
    <>
      <h2>{t(m.whatKept)}</h2>
      <ul>
        <li>
          <Rich of={m.accountFirstAndLast} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.waysToSignIn} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.whereSignedInFor} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.classesWhichOnesIn} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.workEachAnswerWith} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.pollsNewestAnswerTo} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.whatWriteExercisesPictures} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.mailToTextOf} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.looksAtRecordsWhich} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.actsOfAdministratorsWho} tags={{ b: <b /> }} />
        </li>
        <li>
          <Rich of={m.technicalRecordsServersLog} tags={{ b: <b /> }} />
        </li>
      </ul>
      <p>{t(m.toSlowThoseWho)}</p>
    </>
  );
}

function Seen() {
  return (
    <>
      <h2>{t(m.whoSees)}</h2>
      <ul>
        <li>{t(m.teachersOfClassSee)}</li>
        <li>{t(m.otherLearnersSeeNone)}</li>
        <li>{t(m.administratorsOfInstallationSee)}</li>
        <li>{t(m.mailGoesThroughMail)}</li>
      </ul>
      <p>{t(m.noOneElseReceives)}</p>
    </>
  );
}

function InYourBrowser() {
  return (
    <>
      <h2>{t(m.inBrowser)}</h2>
      <ul>
        <li>{t(m.oneCookieKeepsSigned)}</li>
        <li>{t(m.answersCouldNotSent)}</li>
        <li>{t(m.somebodySignedInWhich)}</li>
        <li>{t(m.joinedWithoutEMail)}</li>
      </ul>
    </>
  );
}

function HowLong() {
  return (
    <>
      <h2>{t(m.howLong)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(m.what)}</th>
            <th scope="col">{t(m.kept)}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{t(m.accountAndWork)}</td>
            <td>{t(m.untilOrOperatorDelete)}</td>
          </tr>
          <tr>
            <td>{t(m.workInArchivedClass)}</td>
            <td>{t(m.asManyMonthsAs)}</td>
          </tr>
          <tr>
            <td>{t(m.beingSignedIn)}</td>
            <td>{t(m.sixtyDaysFromSigningIn, { anonymousSessionDays })}</td>
          </tr>
          <tr>
            <td>{t(m.linksInMails)}</td>
            <td>{t(m.oneHourForNew)}</td>
          </tr>
          <tr>
            <td>{t(m.reportsOfBrokenPages)}</td>
            <td>{t(m.thirtyDays)}</td>
          </tr>
          <tr>
            <td>{t(m.backups)}</td>
            <td>{t(m.asOperatorSetsBy)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
