import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { count } from '../../dates.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { takeFromBasket, type BasketItem } from './basket.ts';

const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 8px 6px 20px',
    fontSize: 14,
    lineHeight: '20px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

const createTaskFrom = (items: readonly BasketItem[]): string =>
  paths.createTask({ exerciseIds: items.map((item) => item.id) });

/** Exercises chosen for a task. */
export function BasketCard({ items }: { items: readonly BasketItem[] }) {
  return (
    <Card aria-labelledby="basket-head">
      <CardHead title="Basket" id="basket-head">
        <HeadNote end>{items.length === 0 ? '' : count(items.length, 'exercise')}</HeadNote>
      </CardHead>
      {items.length === 0 ? (
        <CardBody>
          <p style={{ fontSize: 14, lineHeight: '20px' }}>Add exercises here, then make a task of them.</p>
        </CardBody>
      ) : (
        <>
          <List>
            {items.map((item) => (
              <li key={item.id}>
                <span>{item.title}</span>
                <IconButton size="small" aria-label={`Take ${item.title} out`} onClick={() => takeFromBasket(item.id)}>
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </List>
          <CardBody>
            <Button variant="contained" fullWidth component={Link} to={createTaskFrom(items)}>
              Create task from {items.length}
            </Button>
          </CardBody>
        </>
      )}
    </Card>
  );
}

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  margin: '24px -24px -64px',
  padding: '12px 24px',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 -8px 24px -16px rgb(27 25 50 / 0.25)',
  fontSize: 14,
  [theme.breakpoints.down('sm')]: { margin: '20px -16px -40px', padding: '12px 16px' },
}));

/** The basket at the foot, where there is no room beside the list. */
export function BasketBar({ items }: { items: readonly BasketItem[] }) {
  if (items.length === 0) return null;
  return (
    <Bar aria-label="Basket">
      <span>{count(items.length, 'exercise')} in the basket</span>
      <Button variant="contained" component={Link} to={createTaskFrom(items)}>
        Create task from {items.length}
      </Button>
    </Bar>
  );
}
