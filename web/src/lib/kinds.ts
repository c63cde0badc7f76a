/** Events by their kind. A table names every kind there is, with what it does or with nothing: one that nobody thought of does
 * not compile. */
interface Named {
  is: string;
}

type Of<E extends Named, K> = Extract<E, { is: K }>;

/** What is made of an event, with what else must be known. */
export type ByKind<E extends Named, A, R> = { readonly [K in E['is']]: ((event: Of<E, K>, about: A) => R) | null };

export function byKind<E extends Named, A, R>(table: ByKind<E, A, R>): (event: E, about: A) => R | null {
  return (event, about) => (table[event.is as E['is']] as ((event: E, about: A) => R) | null)?.(event, about) ?? null;
}

/** How an event changes what is seen. */
export type Changes<V, E extends Named> = { readonly [K in E['is']]: ((view: V, event: Of<E, K>) => V) | null };

/** The view as it looks once one more thing has happened. */
export function changing<V, E extends Named>(changes: Changes<V, E>): (view: V, event: E) => V {
  return (view, event) => (changes[event.is as E['is']] as ((view: V, event: E) => V) | null)?.(view, event) ?? view;
}
