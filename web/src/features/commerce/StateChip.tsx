import type { PaymentState } from '@lemma/contracts';
import { Chip, type ChipColor } from '../../ui/Chip.tsx';
import { stateWords } from './money-words.ts';

const colors: Readonly<Record<PaymentState, ChipColor>> = {
  created: 'default',
  pending: 'info',
  paid: 'success',
  'partly-refunded': 'default',
  refunded: 'default',
  'charged-back': 'error',
  failed: 'error',
  expired: 'default',
};

/** The state of a payment. */
export const StateChip = ({ state }: { state: PaymentState }) => (
  <Chip color={colors[state]} label={stateWords[state]} />
);
