// The database interface for the other modules.
export type { DeferredWork } from './deferred.ts'
export {
  type DatabaseError,
  duplicateOf,
  isBrokenReference,
  isDatabaseError,
  isDiskFull,
  isDuplicate,
  isStoreUnavailable,
  StoreCrash,
} from './errors.ts'
export { openStore, type Store, type StoreSettings } from './open.ts'
export { contains, foldedContains, instant, json, spanishOrder } from './sql.ts'
export { afterCommit, currentStore, db, deferredWork, deferToCommit, readTogether, tx } from './transaction.ts'
