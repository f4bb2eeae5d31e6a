import { deliverPayments } from '../../server/src/reliability/payment-deliveries.ts';
import { onEachDatabase } from '../databases.ts';
import { seed, tell } from '../tell.ts';

/** `payments`: reports of a payment provider, late, doubled, in any order and forged, while the server is killed. */
export function benchPayments(): Promise<void> {
  const deliveries = Number(process.env['BENCH_COUNT'] ?? 10_000);
  return onEachDatabase(async ({ name, place }) => {
    const { wrongStates, wrongPlaces, ledger, forgedTaken, ...figures } = await deliverPayments({
      place,
      deliveries,
      kills: 10,
      seed,
    });
    const forged = Array.from({ length: forgedTaken });
    tell(`${deliveries} deliveries, ${name}`, figures, { wrongStates, wrongPlaces, ledger, forged });
  });
}
