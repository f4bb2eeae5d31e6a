import { Button } from '../../../ui/pressing/Button.tsx';
import { Card, CardHead, CardRow, CardRows } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LostVariants.module.css';

const Key = part('code', css.key);

interface LostVariantsProps {
  keys: readonly string[];
  onRestore: ((key: string) => void) | undefined;
}

/** Switched off, but no longer among the variants that were met: the exercise has changed since, or they are rare. */
export function LostVariants({ keys, onRestore }: LostVariantsProps) {
  if (keys.length === 0) return null;
  return (
    <Card aria-labelledby="lost-head" className={css.after}>
      <CardHead title={t(m.noLongerMet)} id="lost-head" />
      <CardRows>
        {keys.map((key) => (
          <CardRow key={key}>
            <Key>{key}</Key>
            {onRestore === undefined ? null : (
              <Button
                size="small"
                variant="text"
                onClick={() => onRestore(key)}
                aria-label={t(m.switchOnNamed, { name: key })}
              >
                {t(m.switchOn)}
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
