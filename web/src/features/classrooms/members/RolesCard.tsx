import { classActs, memberRoles, roleWords } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th, & td': { padding: '8px 0 8px 10px', textAlign: 'center', verticalAlign: 'top' },
  '& thead th': { fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& tbody th': { paddingLeft: 0, textAlign: 'left', fontWeight: 400 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { color: theme.vars.palette.lemma.okText },
}));

const initials = { teacher: 'T', assistant: 'A', learner: 'L' } as const;

/** Shows the rights of each role, as the server enforces them. */
export function RolesCard() {
  return (
    <Card aria-labelledby="roles-head">
      <CardHead title="What each role may do" id="roles-head" />
      <CardBody>
        <Table>
          <VisuallyHidden as="caption">Teachers, assistants and learners</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What is done</VisuallyHidden>
              </th>
              {memberRoles.map((role) => (
                <th key={role} scope="col">
                  <abbr title={roleWords[role]} aria-label={roleWords[role]} style={{ textDecoration: 'none' }}>
                    {initials[role]}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classActs.map(({ words, roles }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                {memberRoles.map((role) => (
                  <td key={role}>
                    {roles.includes(role) ? <Check aria-hidden /> : null}
                    <VisuallyHidden>{roles.includes(role) ? 'yes' : 'no'}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <p style={{ marginTop: 12, fontSize: 13, lineHeight: '18px' }}>T teacher, A assistant, L learner</p>
      </CardBody>
    </Card>
  );
}
