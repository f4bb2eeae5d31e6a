import { classActs, memberRoles } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { actWords, roleWords } from './role-words.ts';
import css from './RolesCard.module.css';

const Table = part('table', css.table);

/** Shows the rights of each role, as the server enforces them. */
export function RolesCard() {
  return (
    <Card aria-labelledby="roles-head">
      <CardHead title={t(m.whatEachRoleMay)} id="roles-head" />
      <CardBody>
        <Table>
          <VisuallyHidden as="caption">{t(m.teachersAssistantsAndLearners)}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t(m.whatDone)}</VisuallyHidden>
              </th>
              {memberRoles.map((role) => (
                <th key={role} scope="col">
                  <span className={css.role}>{roleWords[role]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classActs.map(({ name, roles }) => (
              <tr key={name}>
                <th scope="row">{actWords[name]}</th>
                {memberRoles.map((role) => (
                  <td key={role}>
                    {roles.includes(role) ? <Check aria-hidden /> : null}
                    <VisuallyHidden>{roles.includes(role) ? t(m.yes) : t(m.no)}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </CardBody>
    </Card>
  );
}
