/** Location of the data: a folder for the embedded store, or a PostgreSQL server. */
export type StoreSettings = ({ readonly dataDir: string } | { readonly databaseUrl: string }) & {
  /**
   * Receives errors of background work: a failed `afterCommit` hook or failed maintenance. Standard error by default.
   */
  readonly report?: (error: unknown) => void
  /** Minutes between maintenance runs of the embedded store (default 10); 0 disables them. */
  readonly maintenanceMinutes?: number
  /** Maximum number of connections to a PostgreSQL server (default 10). */
  readonly poolSize?: number
}
