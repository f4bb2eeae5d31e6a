import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SchoolSlips } from '../members/SchoolSlips.tsx';
import type { Imported } from './use-member-import.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ImportMembersPage.module.css';

interface DoneProps {
  result: Imported;
  classId: string;
  className: string;
  /** The passwords were printed or copied. */
  onKept: () => void;
}

/** Shows the outcome of an import, with the slips of new accounts. */
export function ImportDone({ result, classId, className, onKept }: DoneProps) {
  const { joined, invited, renamed, gone, accounts } = result;
  const words = [
    joined > 0 ? t(m.joinedCount, { count: joined }) : '',
    invited > 0 ? t(m.invitedCount, { count: invited }) : '',
    accounts.length > 0 ? t(m.accountsMade, { count: accounts.length }) : '',
    renamed > 0 ? t(m.renamedCount, { count: renamed }) : '',
    gone > 0 ? t(m.leftCount, { count: gone }) : '',
  ].filter((one) => one !== '');
  return (
    <>
      <Note
        tone="right"
        role="status"
        title={words.length === 0 ? t(m.linkedWithRoster) : t(m.imported, { things: words.join(', ') })}
      />
      {accounts.length > 0 && (
        <Card aria-labelledby="slips-head">
          <CardHead title={t(m.newAccounts)} id="slips-head" />
          <CardBody className={css.cardBody}>
            <SchoolSlips
              className={className}
              onKept={onKept}
              slips={accounts.map(({ firstName, lastName, ...slip }) => ({
                name: `${firstName} ${lastName}`,
                ...slip,
              }))}
            />
          </CardBody>
        </Card>
      )}
      <div>
        <Button variant="contained" component={Link} to={paths.classroomMembers(classId)}>
          {t(m.seeMembers)}
        </Button>
      </div>
    </>
  );
}
