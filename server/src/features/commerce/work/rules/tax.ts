/** A tax as it holds for one category and country. */
export interface Tax {
  readonly name: string;
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly isIncluded: boolean;
}

export const noTax: Tax = { name: '', rate: 0, isIncluded: true };

/** Returns the amounts for some pieces, in minor units. The tax is rounded once, for the whole payment, half up. */
export function chargeOf(unit: number, quantity: number, { rate, isIncluded }: Tax) {
  const sum = unit * quantity;
  const tax = isIncluded ? Math.round((sum * rate) / (10_000 + rate)) : Math.round((sum * rate) / 10_000);
  return isIncluded ? { net: sum - tax, tax, total: sum } : { net: sum, tax, total: sum + tax };
}
