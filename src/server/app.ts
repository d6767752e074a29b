import type { FastifyInstance } from 'fastify'
import { sayWhoChanged } from './audit/last-change.ts'
import { servePublicBudgets } from './budgets/pages.ts'
import { serveWidget } from './channels/webchat/pages.ts'
import { serveVisitors } from './channels/webchat/socket.ts'
import { handlers } from './handlers.ts'
import { checkAnswers } from './http/answers.ts'
import { readBodies } from './http/bodies.ts'
import { Disk } from './http/disk.ts'
import { answerErrors } from './http/errors.ts'
import type { Handlers } from './http/handler.ts'
import { secureHeaders } from './http/headers.ts'
import { reportHealth } from './http/health.ts'
import { readMultipart } from './http/multipart.ts'
import { publishDescription } from './http/published.ts'
import { registerOperations } from './http/registrar.ts'
import { loadRules } from './http/rules.ts'
import { bareServer } from './http/server.ts'
import { serveConsole } from './http/static.ts'
import { logRequests } from './log/access.ts'
import { queueingMailer } from './mail/queue.ts'
import { serveConsoles } from './realtime/consoles.ts'
import { tellGap } from './realtime/emit.ts'
import { openSockets } from './realtime/sockets.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/db.ts'

/** A server that does not listen yet. */
export interface App extends FastifyInstance {
  services: Services
  /** answers that broke the description; filled only when `settings.validateAnswers` is on */
  violations: string[]
}

/** What a server is built from. The caller opens and closes the store. */
interface AppOptions {
  store: Store
  settings: Settings
  /** others than the real ones, for tests */
  services?: Partial<Services>
  handlers?: Partial<Handlers>
  /** development: operations without a handler answer 501 */
  unfinished?: boolean | undefined
}

/** Builds the server: every operation of the contract, the console, health. */
export async function buildApp({ store, settings, ...others }: AppOptions): Promise<App> {
  const app = bareServer(settings) as App
  const services: Services = {
    settings,
    clock: () => new Date(),
    mail: queueingMailer(settings),
    log: app.log,
    ...others.services,
  }
  app.decorate('services', services)
  app.decorate('violations', [])
  logRequests(app)
  secureHeaders(app, settings)
  readBodies(app)
  readMultipart(app)
  const disk = new Disk(settings.dataDir)
  answerErrors(app, disk)
  if (settings.validateAnswers) await checkAnswers(app, app.violations)
  reportHealth(app, store, disk)
  publishDescription(app)
  registerOperations(app, {
    store,
    services,
    handlers: { ...handlers, ...others.handlers },
    rules: await loadRules(),
    unfinished: others.unfinished,
    explain: sayWhoChanged,
  })
  await serveWidget(app, store, services)
  await servePublicBudgets(app, store, services)
  await serveConsole(app, settings.consoleDir)
  serveSockets(app, store, services)
  await app.ready()
  return app
}

/** The realtime side, on the same port; it ends before the server stops taking connections. */
function serveSockets(app: FastifyInstance, store: Store, services: Services): void {
  const io = openSockets(app.server, services.settings)
  const stops = [
    serveConsoles(io, store, services),
    serveVisitors(io, store, services),
    // what was committed as the store went away is told by nobody
    store.onReturn(() => {
      services.log.info({}, 'the store answers again')
      tellGap(store.kysely)
    }),
  ]
  app.addHook('preClose', async () => {
    io.disconnectSockets(true)
    io.engine.close()
    for (const stop of stops) await stop()
  })
}
