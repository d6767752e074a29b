import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '../store/db.ts'
import type { Disk } from './disk.ts'

/** Milliseconds within which the database must answer for the server to count as ready. */
const PATIENCE = 2_000

/** `/health`: the process is running. `/ready`: the database answers and there is free disk space. */
export function reportHealth(app: FastifyInstance, store: Store, disk: Disk): void {
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const [answering, room] = await Promise.all([answers(store), disk.hasRoom()])
    const status = answering ? (room ? 'ready' : 'disk_full') : 'unavailable'
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
}

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false)
  })
  const asked = sql`select 1`.execute(store.kysely).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
