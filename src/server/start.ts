import type { AddressInfo } from 'node:net'
import { type App, buildApp } from './app.ts'
import { connectDemo, hasSimulator } from './demo/channels.ts'
import { seedDemo } from './demo/seed.ts'
import { trainDemo } from './demo/training.ts'
import { demoCast, demoPassword } from './demo/users.ts'
import { serveSnapshots } from './foundation/backup/control.ts'
import { inCall } from './foundation/http/context.ts'
import { endDrawings } from './foundation/pdf/thread.ts'
import { ownAddress, type Settings, SettingsError } from './foundation/settings/settings.ts'
import { openStore, type Store } from './foundation/store/db.ts'
import { verifyPassword } from './people/account/password.ts'
import { ensurePlans } from './people/platform/plans.ts'
import { resealAll } from './reseal.ts'
import { startWorkers } from './workers.ts'

/** A listening server. */
export interface Running {
  /** URL of the server on this machine */
  url: string
  app: App
  /** finishes the requests and jobs in progress, then closes everything; may be called repeatedly */
  stop(): Promise<void>
}

/** Options that are not server settings. */
export interface StartOptions {
  /** number of chats in the demo data */
  chats?: number | undefined
  /** development: operations without a handler answer 501 instead of failing the start */
  unfinished?: boolean
}

/**
 * Opens the store, seeds it in demo mode, and listens. Closes everything and rejects on failure: `SettingsError`, an
 * error of the store about its folder or version, or EADDRINUSE.
 */
export async function startServer(given: Settings, { chats, unfinished }: StartOptions = {}): Promise<Running> {
  const settings = { ...given }
  const place = settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDir }
  const store = await openStore(place)
  try {
    await prepare(store, settings, chats)
    await store.run(() => resealAll(settings))
    const app = await buildApp({ store, settings, unfinished })
    if (settings.mode === 'demo') await store.run(() => inCall({ services: app.services }, trainDemo))
    const workers = await startWorkers(store, app.services)
    const stopSnapshots = store.snapshot && (await serveSnapshots(store, settings.dataDir, app.services.log))
    const stop = once(async () => {
      const drawingsEnded = endDrawings()
      await app.close()
      drawingsEnded()
      await stopSnapshots?.()
      await workers.stop()
      await store.close()
    })
    const url = await listen(app, settings, stop)
    // Not before it listens: the simulator calls back at once.
    if (settings.mode === 'demo' && hasSimulator(settings.graphUrl)) await store.run(() => connectDemo(app.services))
    return { url, app, stop }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function prepare(store: Store, settings: Settings, chats?: number): Promise<void> {
  await store.run(ensurePlans)
  if (settings.mode === 'demo') await seedDemo(store, { today: new Date(), chats, secret: settings.secret })
  else await refuseDemoUsers(store)
}

/** Rejects demo users in production, because their password is published in the README. */
async function refuseDemoUsers(store: Store): Promise<void> {
  const names = demoCast.map(({ username }) => username)
  const query = store.kysely.selectFrom('app_user').select(['username', 'password_hash'])
  for (const { username, password_hash } of await query.where('username', 'in', names).execute())
    if (await verifyPassword(demoPassword, password_hash))
      throw new SettingsError([`los datos son los de la demo: ${username} tiene la contraseña de ejemplo`])
}

async function listen(
  app: App,
  settings: Settings & { publicUrl: string },
  stop: () => Promise<void>,
): Promise<string> {
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const url = ownAddress(settings.host, port)
  // When the system chooses the port, the URL for links in mails is only known after listening.
  if (settings.port === 0 && settings.publicUrl.endsWith(':0')) settings.publicUrl = url
  return url
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
