import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Trouble } from './embedded/room.ts';

/** The target of queries in stores: the database itself or a transaction, of either kind of database. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export interface TransactionOptions extends PgTransactionConfig {
  /** How often in all a transaction is tried that Postgres ends for a conflict with another (default 3). */
  attempts?: number;
}

export interface Snapshot {
  file: string;
  bytes: number;
  createdAt: string;
}

export interface Database {
  db: Queryable;
  /**
   * The same for quick reads that a request begins with: those of one moment travel together, and are answered in the
   * order in which they were asked.
   */
  lookups: Queryable;
  kind: 'embedded' | 'postgres';
  /** The connections beneath. The embedded database has one, so nothing may hold it while it waits for another. */
  pool: pg.Pool;
  /** Runs work in one transaction and again when it met a deadlock or a serialisation conflict. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Throws when the database does not answer, or its files are gone. */
  ping(): Promise<void>;
  /** Why nothing can be saved at the moment, although the database answers. */
  trouble(): Trouble | undefined;
  /** Makes a backup now: of the embedded database a snapshot, of Postgres a dump by pg_dump. */
  backUp(): Promise<Snapshot>;
  close(): Promise<void>;
}

/** How a kind of database does what differs between the two. */
export interface Driver {
  kind: Database['kind'];
  pool: pg.Pool;
  /** Connections to the database itself, while those of the pool go through a pooler. */
  direct?: pg.Pool;
  /** Connections that take queries while earlier ones are being answered, where there are such. */
  lookups?: pg.Pool;
  trouble(): Trouble | undefined;
  /** Runs migrations or other work that no time limit may end. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  backUp(): Promise<Snapshot>;
  /** Starts what runs beside the requests: maintenance, timed snapshots. Called once, after the migrations. */
  startChores(): void;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Where the migrations are; false leaves the schema as it is. */
  migrations?: string | false;
  /** Called at each step that a waiting person should know. */
  onStep?: (step: string) => void;
  /** Called when the database is being opened elsewhere, so that this thread is free. */
  onOpening?: () => void;
}
