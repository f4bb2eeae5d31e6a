import { Button } from '../../ui/pressing/Button.tsx';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { Printer, X } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { count } from '../../dates.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { takeFromBasket, type BasketItem } from './basket.ts';
import { part } from '../../ui/part.ts';
import css from './BasketCard.module.css';

const List = part('ul', css.list);

const idsOf = (items: readonly BasketItem[]): string[] => items.map((item) => item.id);

const createTaskFrom = (items: readonly BasketItem[]): string => paths.createTask({ exerciseIds: idsOf(items) });

function WorksheetButton({ items }: { items: readonly BasketItem[] }) {
  return (
    <Button
      fullWidth
      component={Link}
      to={paths.createWorksheet({ exerciseIds: idsOf(items) })}
      startIcon={<Printer aria-hidden />}
    >
      Worksheets
    </Button>
  );
}

/** Exercises chosen for a task. */
export function BasketCard({ items }: { items: readonly BasketItem[] }) {
  return (
    <Card aria-labelledby="basket-head">
      <CardHead title="Basket" id="basket-head">
        <HeadNote end>{items.length === 0 ? '' : count(items.length, 'exercise')}</HeadNote>
      </CardHead>
      {items.length === 0 ? (
        <CardBody>
          <p className={css.text}>Add exercises here, then make a task of them.</p>
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
          <CardBody className={css.actions}>
            <Button variant="contained" fullWidth component={Link} to={createTaskFrom(items)}>
              Create task from {items.length}
            </Button>
            <WorksheetButton items={items} />
          </CardBody>
        </>
      )}
    </Card>
  );
}

const Bar = part('section', css.bar);

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
