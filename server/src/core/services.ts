import type { FastifyBaseLogger } from 'fastify';
import type { Background } from './background.ts';
import type { Database, Queryable } from './db/open-database.ts';
import type { Engine } from './engine/engine.ts';
import type { Environment } from './environment/environment.ts';
import type { Hooks } from './hooks.ts';
import type { Bus } from './live/bus.ts';
import type { Streams } from './live/streams.ts';
import type { Outages } from './outages.ts';
import type { IdentityProviders } from './outside/identity-providers.ts';
import type { PaymentProviders } from './outside/payments/payment-providers.ts';
import type { Throttle } from './throttle/throttle.ts';

/** The target of queries. */
export interface Connection {
  readonly db: Queryable;
  /** The target of quick reads that requests begin with, outside transactions. */
  readonly lookups?: Queryable;
}

/** The services that every feature may use, made once in `app.ts` and passed by hand. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  /** The connection for reading and writing: the database, or the transaction that these services are in. */
  readonly connection: Connection;
  readonly log: FastifyBaseLogger;
  /** The server's time; tests pass their own. */
  readonly now: () => Date;
  readonly throttle: Throttle;
  /**
   * Runs the act once everything so far is stored: immediately outside a transaction, never when the transaction fails.
   */
  readonly afterCommit: (act: () => void) => void;
  /** Not for stores of a transaction: the work may begin when it has ended. */
  readonly background: Background;
  /** Where work beside the requests says that it failed. */
  readonly outages: Outages;
  /** Notifies all nodes that something has changed; only after commit. */
  readonly bus: Bus;
  /** States that pages follow. */
  readonly streams: Streams;
  readonly identityProviders: IdentityProviders;
  readonly paymentProviders: PaymentProviders;
  readonly engine: Engine;
  readonly hooks: Hooks;
}
