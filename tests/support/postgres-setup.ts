import { startPostgres } from './postgres-server.ts'
import { withTemplate } from './postgres-template.ts'

/** Starts the PostgreSQL server for the HTTP tests, which run a second time on that store. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await withTemplate(await startPostgres())
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.stop()
}
