/** Where data is kept: a folder of the embedded store's own, or a PostgreSQL server. */
export type StoreSettings = ({ readonly dataDir: string } | { readonly databaseUrl: string }) & {
  /** Told of what nobody waits for: a failed `afterCommit` hook, a failed clean-up. Standard error by default. */
  readonly report?: (error: unknown) => void
  /** Minutes between clean-ups of the embedded store (10); 0 switches them off. */
  readonly maintenanceMinutes?: number
  /** Connections to a PostgreSQL server (10). */
  readonly poolSize?: number
}
