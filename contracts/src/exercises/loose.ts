/** Drops `undefined` from optional fields and `readonly` from lists, which zod's types have otherwise. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> | ({} extends Pick<T, K> ? undefined : never) }
    : T;
