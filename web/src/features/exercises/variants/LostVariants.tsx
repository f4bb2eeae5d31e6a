import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Card, CardHead, CardRow, CardRows } from '../../../ui/Card.tsx';

const Key = styled('code')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: 14 });

interface LostVariantsProps {
  keys: readonly string[];
  onRestore: ((key: string) => void) | undefined;
}

/** Switched off, but no longer among the variants that were met: the exercise has changed since, or they are rare. */
export function LostVariants({ keys, onRestore }: LostVariantsProps) {
  if (keys.length === 0) return null;
  return (
    <Card aria-labelledby="lost-head" style={{ marginTop: 16 }}>
      <CardHead title="Switched off, no longer met" id="lost-head" />
      <CardRows>
        {keys.map((key) => (
          <CardRow key={key}>
            <Key>{key}</Key>
            {onRestore === undefined ? null : (
              <Button size="small" variant="text" onClick={() => onRestore(key)} aria-label={`Switch on ${key}`}>
                Switch on
              </Button>
            )}
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
