import { startPostgres } from './postgres-server.ts'

/** Starts the PostgreSQL server of the tests that run through HTTP once more on that store. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.stop()
}
