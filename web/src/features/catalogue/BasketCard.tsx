import { Button } from '../../ui/pressing/Button.tsx';
import { IconButton } from '../../ui/pressing/IconButton.tsx';
import { Printer, X } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { takeFromBasket, type BasketItem } from './basket.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
      {t(m.worksheets)}
    </Button>
  );
}

/** Exercises chosen for a task. */
export function BasketCard({ items }: { items: readonly BasketItem[] }) {
  return (
    <Card aria-labelledby="basket-head">
      <CardHead title={t(m.basket)} id="basket-head">
        <HeadNote end>{items.length === 0 ? '' : t(m.exercisesCount, { count: items.length })}</HeadNote>
      </CardHead>
      {items.length === 0 ? (
        <CardBody>
          <p className={css.text}>{t(m.addExercisesHere)}</p>
        </CardBody>
      ) : (
        <>
          <List>
            {items.map((item) => (
              <li key={item.id}>
                <span>{item.title}</span>
                <IconButton
                  size="small"
                  aria-label={t(m.takeOut, { title: item.title })}
                  onClick={() => takeFromBasket(item.id)}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </List>
          <CardBody className={css.actions}>
            <Button variant="contained" fullWidth component={Link} to={createTaskFrom(items)}>
              {t(m.createTaskFrom, { count: items.length })}
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
    <Bar aria-label={t(m.basket)}>
      <span>{t(m.inBasket, { count: items.length })}</span>
      <Button variant="contained" component={Link} to={createTaskFrom(items)}>
        {t(m.createTaskFrom, { count: items.length })}
      </Button>
    </Bar>
  );
}
