import type { FastifyInstance } from 'fastify'
import { serveWidget } from './channels/webchat/pages.ts'
import { serveVisitors } from './channels/webchat/socket.ts'
import { servePublicBudgets } from './conversation/budgets/pages.ts'
import { sayWhoChanged } from './foundation/audit/last-change.ts'
import { checkAnswers } from './foundation/http/answers.ts'
import { readBodies } from './foundation/http/bodies.ts'
import { Disk } from './foundation/http/disk.ts'
import { answerErrors } from './foundation/http/errors.ts'
import type { Handlers } from './foundation/http/handler.ts'
import { secureHeaders } from './foundation/http/headers.ts'
import { reportHealth } from './foundation/http/health.ts'
import { readMultipart } from './foundation/http/multipart.ts'
import { publishDescription } from './foundation/http/published.ts'
import { registerOperations } from './foundation/http/registrar.ts'
import { loadRules } from './foundation/http/rules.ts'
import { bareServer } from './foundation/http/server.ts'
import { serveConsole } from './foundation/http/static.ts'
import { logRequests } from './foundation/log/access.ts'
import { queueingMailer } from './foundation/mail/queue.ts'
import { serveConsoles } from './foundation/realtime/consoles.ts'
import { tellGap } from './foundation/realtime/emit.ts'
import { openSockets } from './foundation/realtime/sockets.ts'
import { membershipOf } from './foundation/scope/membership.ts'
import type { Services } from './foundation/services/services.ts'
import type { Settings } from './foundation/settings/settings.ts'
import type { Store } from './foundation/store/db.ts'
import { handlers } from './handlers.ts'
import { markUntrained } from './knowledge/training/untrained.ts'

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
    markUntrained,
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
    membershipOf,
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
