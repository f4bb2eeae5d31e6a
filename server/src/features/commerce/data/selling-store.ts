import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { itemPrices, payments, sellers, soldItems, taxRates } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type SellerRow = typeof sellers.$inferSelect;
export type ItemRow = typeof soldItems.$inferSelect;
export type PriceRow = typeof itemPrices.$inferSelect;

/** An item with its price of today. */
export interface PricedItem {
  readonly item: ItemRow;
  readonly price: PriceRow;
}

/** The store of the seller, of taxes, and of items with their prices. */
export function createSellingStore({ db }: Pick<Database, 'db'>) {
  return { ...sellerQueries(db), ...itemQueries(db) };
}

function sellerQueries(db: Database['db']) {
  return {
    /** Locks the one row, which is made where it is missing. */
    async lockSeller(): Promise<SellerRow> {
      await db.insert(sellers).values({ id: 1 }).onConflictDoNothing();
      const [row] = await db.select().from(sellers).where(eq(sellers.id, 1)).for('update');
      if (row === undefined) throw new Error('the seller is missing');
      return row;
    },

    async findSeller(): Promise<SellerRow | null> {
      const [row] = await db.select().from(sellers).where(eq(sellers.id, 1));
      return row ?? null;
    },

    async updateSeller(changes: Partial<Omit<SellerRow, 'id'>>): Promise<void> {
      await db.update(sellers).set(changes).where(eq(sellers.id, 1));
    },

    async selectTaxes() {
      return db.select().from(taxRates).orderBy(asc(taxRates.category), asc(taxRates.country));
    },

    /** The taxes of this country, or of the seller's. */
    selectTaxesOf: batched(async (countries: readonly (string | undefined)[]) => {
      const ofSeller = column(
        z.boolean(),
        sql`${taxRates.country} = coalesce((select country from sellers where id = 1), 'DE')`,
      );
      const named = countries.filter((country) => country !== undefined);
      const rows = await db
        .select({ tax: taxRates, isOfSeller: ofSeller })
        .from(taxRates)
        .where(or(ofSeller, inArray(taxRates.country, [...new Set(named)])));
      return countries.map((country) =>
        rows.flatMap(({ tax, isOfSeller }) =>
          (country === undefined ? isOfSeller : tax.country === country) ? [tax] : [],
        ),
      );
    }),

    async findTax(category: string, country: string) {
      const [row] = await db
        .select()
        .from(taxRates)
        .where(and(eq(taxRates.category, category), eq(taxRates.country, country)));
      return row ?? null;
    },

    async replaceTaxes(rows: readonly (typeof taxRates.$inferInsert)[]): Promise<void> {
      await db.delete(taxRates);
      if (rows.length > 0) await db.insert(taxRates).values([...rows]);
    },
  };
}

function itemQueries(db: Database['db']) {
  const isNewest = sql`${itemPrices.version} = (
    select max(newer.version) from item_prices newer where newer.item_id = ${soldItems.id})`;
  const priced = () =>
    db
      .select({ item: soldItems, price: itemPrices })
      .from(soldItems)
      .innerJoin(itemPrices, and(eq(itemPrices.itemId, soldItems.id), isNewest));

  return {
    async insertItem(item: ItemRow, price: PriceRow): Promise<void> {
      await db.insert(soldItems).values(item);
      await db.insert(itemPrices).values(price);
    },

    async insertPrice(price: PriceRow): Promise<void> {
      await db.insert(itemPrices).values(price);
    },

    async updateItem(id: string, changes: Partial<ItemRow>): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(soldItems).set(changes).where(eq(soldItems.id, id));
    },

    async lockItem(id: string): Promise<void> {
      await db.select({ id: soldItems.id }).from(soldItems).where(eq(soldItems.id, id)).for('update');
    },

    async findItem(id: string): Promise<PricedItem | null> {
      const [row] = await priced().where(eq(soldItems.id, id));
      return row ?? null;
    },

    async selectItems(): Promise<PricedItem[]> {
      return priced().orderBy(desc(soldItems.createdAt));
    },

    /** Items of some kinds that are on sale. */
    async selectOnSale(kinds: readonly ItemRow['kind'][]): Promise<PricedItem[]> {
      return priced()
        .where(and(isNull(soldItems.archivedAt), inArray(soldItems.kind, [...kinds])))
        .orderBy(asc(soldItems.name));
    },

    /** An item, and upgrades that are on sale, in this order. */
    selectOffered: batched(async (itemIds: readonly string[]): Promise<PricedItem[][]> => {
      const isUpgrade = and(isNull(soldItems.archivedAt), eq(soldItems.kind, 'upgrade'));
      const isAsked = inArray(soldItems.id, [...new Set(itemIds)]);
      const rows = await priced().where(or(isAsked, isUpgrade)).orderBy(asc(soldItems.name));
      return itemIds.map((itemId) => {
        const own = rows.filter(({ item }) => item.id === itemId);
        const upgrades = rows.filter(({ item }) => item.kind === 'upgrade' && item.archivedAt === null);
        return [...own, ...upgrades.filter(({ item }) => item.id !== itemId)];
      });
    }),

    /** Payments of each item that hold. */
    async countSold(): Promise<Map<string, number>> {
      const rows = await db
        .select({ itemId: payments.itemId, sold: count() })
        .from(payments)
        .where(inArray(payments.state, ['paid', 'partly-refunded']))
        .groupBy(payments.itemId);
      return new Map(rows.map(({ itemId, sold }) => [itemId, sold]));
    },
  };
}

export const sellingData = ownData(createSellingStore);
