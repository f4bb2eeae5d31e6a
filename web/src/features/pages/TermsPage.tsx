import { anonymousSessionDays } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ContactLink, OperatorFacts, OperatorName } from './Operator.tsx';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import proseCss from '../../ui/Prose.module.css';

/** The terms of use (R03). */
export function TermsPage() {
  return (
    <PageFrame title={t(m.termsOfUse)} description={t(m.whatMayExpectOf)} canonical={paths.terms} width="reading">
      <Prose>
        <h1>{t(m.termsOfUse)}</h1>
        <p className={proseCss.lead}>{t(m.byUsingLemmaAgree)}</p>

        <h2>{t(m.whatLemma)}</h2>
        <p>
          <Rich of={m.lemmaSetsMathematicalExercises} tags={{ operator: <OperatorName /> }} />
        </p>
        <OperatorFacts />

        <YourAccount />

        <h2>{t(m.fairWork)}</h2>
        <ul>
          <li>{t(m.inAssessmentsGiveOwn)}</li>
          <li>{t(m.doNotTryTo)}</li>
          <li>
            <Rich of={m.foundHoleInSecurity} tags={{ contact: <ContactLink /> }} />
          </li>
        </ul>

        <h2>{t(m.ifTeach)}</h2>
        <ul>
          <li>{t(m.openLearnersRecordsOnly)}</li>
          <li>{t(m.giveOutClassCodes)}</li>
          <li>{t(m.downloadsHoldPersonalData)}</li>
        </ul>

        <h2>{t(m.whatWrite)}</h2>
        <p>{t(m.exercisesAndPicturesMake)}</p>

        <h2>{t(m.verdictsAndGrades)}</h2>
        <p>{t(m.answersCheckedByProgram)}</p>

        <h2>{t(m.availability)}</h2>
        <p>{t(m.answersSavedAsType)}</p>

        <h2>{t(m.endingIt)}</h2>
        <p>
          <Rich
            of={m.mayStopAtAny}
            tags={{
              link: <Link to={paths.account} />,
              privacy: <Link to={paths.privacy} />,
              contact: <ContactLink />,
            }}
          />
        </p>
      </Prose>
    </PageFrame>
  );
}

function YourAccount() {
  return (
    <>
      <h2>{t(m.yourAccount)}</h2>
      <ul>
        <li>{t(m.ownNameSo)}</li>
        <li>{t(m.keepPasswordToYourself)}</li>
        <li>{t(m.canJoinClassWithout, { anonymousSessionDays })}</li>
        <li>{t(m.pupilsWhoNeedParents)}</li>
      </ul>
    </>
  );
}
