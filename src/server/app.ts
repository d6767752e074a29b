import type { FastifyInstance } from 'fastify'
import { serveWebhooks } from './channels/inbound/routes.ts'
import { serveSignals } from './channels/outbound/signals.ts'
import { visitorChecks } from './channels/webchat/admitted.ts'
import { serveWidget } from './channels/webchat/pages.ts'
import { serveVisitors } from './channels/webchat/socket.ts'
import { webchatErrors } from './channels/webchat/visitor.ts'
import { formOfToken } from './conversation/budgets/link.ts'
import { servePublicBudgets } from './conversation/budgets/pages.ts'
import { formOfSlug } from './conversation/forms/public/open.ts'
import { serveSurveys } from './conversation/forms/public/pages.ts'
import { serveConsents } from './conversation/notifications/consent-pages.ts'
import { formOfConsent } from './conversation/notifications/public.ts'
import { addLastChange } from './foundation/audit/last-change.ts'
import { registerBodyParser } from './foundation/http/bodies.ts'
import { customerErrors } from './foundation/http/customer-errors.ts'
import { Disk } from './foundation/http/disk.ts'
import { registerErrorHandler } from './foundation/http/errors.ts'
import type { Handlers } from './foundation/http/handler.ts'
import { secureHeaders } from './foundation/http/headers.ts'
import { reportHealth } from './foundation/http/health.ts'
import { registerMultipartParser } from './foundation/http/multipart.ts'
import { serveOpenapi } from './foundation/http/published.ts'
import { registerOperations } from './foundation/http/registrar.ts'
import { validateResponses } from './foundation/http/response-validation.ts'
import { loadRules } from './foundation/http/rules.ts'
import { createServer } from './foundation/http/server.ts'
import { serveConsole } from './foundation/http/static.ts'
import { logRequests } from './foundation/log/access.ts'
import { queueingMailer } from './foundation/mail/queue.ts'
import { serveConsoles } from './foundation/realtime/consoles.ts'
import { notifyMissedEvents } from './foundation/realtime/emit.ts'
import { openSockets } from './foundation/realtime/sockets.ts'
import { formOfKey } from './foundation/scope/form-of-address.ts'
import { scopeOfApiKey } from './foundation/scope/key-guard.ts'
import { membershipOf } from './foundation/scope/membership.ts'
import type { Services } from './foundation/services/services.ts'
import type { Settings } from './foundation/settings/settings.ts'
import type { Store } from './foundation/store/db.ts'
import { handlers } from './handlers.ts'
import { markUntrained } from './knowledge/training/untrained.ts'

/** A server that is not listening yet. */
export interface App extends FastifyInstance {
  services: Services
  /** responses that violate the OpenAPI description; filled only when `settings.validateAnswers` is on */
  violations: string[]
}

/** Options of the server. The caller opens and closes the store. */
interface AppOptions {
  store: Store
  settings: Settings
  /** replacements for the real services, for tests */
  services?: Partial<Services>
  handlers?: Partial<Handlers>
  /** development: operations without a handler answer 501 */
  unfinished?: boolean | undefined
}

/** Builds the server: all operations of the contract, the console and the health endpoints. */
export async function buildApp({ store, settings, ...others }: AppOptions): Promise<App> {
  const app = createServer(settings) as App
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
  registerBodyParser(app)
  registerMultipartParser(app)
  const disk = new Disk(settings.dataDir)
  registerErrorHandler(app, disk)
  if (settings.validateAnswers) await validateResponses(app, app.violations)
  reportHealth(app, store, disk)
  serveOpenapi(app)
  registerOperations(app, {
    store,
    services,
    handlers: { ...handlers, ...others.handlers },
    rules: await loadRules(),
    membershipOf,
    scopeOfApiKey,
    unfinished: others.unfinished,
    early: visitorChecks,
    explain: addLastChange,
    rephrase: customerErrors({
      '/webchat/{key}': { formOf: formOfKey, texts: webchatErrors },
      '/budgets/public/{token}': { formOf: formOfToken },
      '/forms/public/{slug}': { formOf: formOfSlug },
      '/forms/public/progress/{slug}': { formOf: formOfSlug },
      '/notifications/public/{token}': { formOf: formOfConsent },
    }),
  })
  await serveWidget(app, store, services)
  await servePublicBudgets(app, store, services)
  await serveConsents(app, store, services)
  await serveSurveys(app, store, services)
  await serveWebhooks(app, store, services)
  await serveConsole(app, settings)
  serveSockets(app, store, services)
  await app.ready()
  return app
}

/** Serves the realtime connections on the same port. They are closed before the server stops accepting connections. */
function serveSockets(app: FastifyInstance, store: Store, services: Services): void {
  const io = openSockets(app.server, services.settings)
  const stops = [
    serveConsoles(io, store, services),
    serveVisitors(io, store, services),
    serveSignals(store, services),
    // Events committed while the connection to the database was lost have not been broadcast.
    store.onRecovery(() => {
      services.log.info({}, 'the database is available again')
      notifyMissedEvents(store.kysely)
    }),
  ]
  app.addHook('preClose', async () => {
    io.disconnectSockets(true)
    io.engine.close()
    for (const stop of stops) await stop()
  })
}
