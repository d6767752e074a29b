// The store as the areas see it.
export type { Ending } from './ending.ts'
export {
  type DatabaseError,
  duplicateOf,
  isBrokenReference,
  isDatabaseError,
  isDiskFull,
  isDuplicate,
  isStoreAway,
  StoreCrash,
} from './errors.ts'
export { afterCommit, db, endingOf, lastly, storeHere, tx } from './frame.ts'
export { openStore, type Store, type StoreSettings } from './open.ts'
export { contains, foldedContains, instant, json, spanishOrder } from './sql.ts'
