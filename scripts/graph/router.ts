import { appRoutes, debugToken } from './app-routes.ts'
import { authenticate, authorize } from './http/auth.ts'
import type { Call } from './http/call.ts'
import { GraphError, unknownObject } from './http/errors.ts'
import { exchangeToken } from './messenger/oauth.ts'
import { getPerson, listPages, pageRoutes } from './messenger/page.ts'
import type { AuthorizedCall, Routes, Simulator } from './simulator.ts'
import { deleteMedia, getMedia, postUpload } from './whatsapp/media.ts'
import { numberRoutes } from './whatsapp/number.ts'
import { editTemplate, getTemplate } from './whatsapp/templates.ts'
import { wabaRoutes } from './whatsapp/waba.ts'

const messaging = 'whatsapp_business_messaging'
const management = 'whatsapp_business_management'

const mediaRoutes: Routes = {
  GET: { scope: messaging, run: getMedia },
  DELETE: { scope: messaging, run: deleteMedia },
}
const templateRoutes: Routes = {
  GET: { scope: management, run: getTemplate },
  POST: { scope: management, run: editTemplate },
}
const rootRoutes: Readonly<Record<string, Routes>> = {
  debug_token: { GET: { run: debugToken } },
}
const personRoutes: Routes = { GET: { scope: 'pages_messaging', run: getPerson } }
/** `/me` of a user's token. */
const userRoutes: Routes = {
  GET: { run: (_sim, { id }) => ({ id, name: 'Marina Sosa' }) },
  'GET accounts': { scope: 'pages_show_list', run: listPages },
}

/** The routes of an id, and the object whose reach decides: a number's account, a file's number. */
function nodeOf({ world }: Simulator, id: string): { routes: Routes; ownerId: string } | undefined {
  const number = world.numbers.get(id)
  if (number) return { routes: numberRoutes, ownerId: number.wabaId }
  if (world.wabas.has(id)) return { routes: wabaRoutes, ownerId: id }
  if (world.apps.has(id)) return { routes: appRoutes, ownerId: id }
  const media = world.media.get(id)
  if (media) return { routes: mediaRoutes, ownerId: world.numbers.get(media.ownerId)?.wabaId ?? media.ownerId }
  const template = world.templates.get(id)
  if (template) return { routes: templateRoutes, ownerId: template.wabaId }
  if (world.pages.has(id)) return { routes: pageRoutes, ownerId: id }
  if (world.byScoped(id)) return { routes: personRoutes, ownerId: id }
  if ([...world.tokens.values()].some(({ ownerId, type }) => ownerId === id && type !== 'PAGE'))
    return { routes: userRoutes, ownerId: id }
  if (id.startsWith('upload:')) return { routes: { POST: { run: postUpload } }, ownerId: id }
  return undefined
}

/** Answers a call to the Graph API. @throws {GraphError} every refusal */
export async function answer(sim: Simulator, call: Call): Promise<unknown> {
  const [first = '', edge = '', ...rest] = call.path
  if (first === '') throw new GraphError(100, { message: 'Unsupported get request.', type: 'GraphMethodException' })
  if (call.path.join('/') === 'oauth/access_token') return exchangeToken(sim, call)
  const authorized: AuthorizedCall = { ...call, token: authenticate(sim.world, call), id: first }
  if (first === 'me') authorized.id = authorized.token.ownerId
  const root = rootRoutes[first]
  const node = root ? { routes: root, ownerId: first } : nodeOf(sim, authorized.id)
  if (!node) throw unknownObject(first, call.method)
  if (rest.length > 0)
    throw new GraphError(2500, { status: 400, message: `Unknown path components: /${[edge, ...rest].join('/')}` })
  const route = node.routes[edge ? `${call.method} ${edge}` : call.method]
  if (!route)
    throw edge
      ? new GraphError(2500, { status: 400, message: `Unknown path components: /${edge}` })
      : unknownObject(first, call.method)
  if (route.scope) authorize(authorized.token, route.scope, node.ownerId)
  if (route.scope === management) countCall(sim, authorized, node.ownerId)
  return route.run(sim, authorized)
}

/** Management calls per hour of an app on an account. @throws {GraphError} 80007 */
function countCall({ world }: Simulator, { token }: AuthorizedCall, ownerId: string): void {
  const { callsPerHour } = world.settings.limits
  if (callsPerHour <= 0 || world.takeToken(`calls:${token.appId}:${ownerId}`, callsPerHour, callsPerHour / 3600)) return
  throw new GraphError(80007, {
    message: '(#80007) There have been too many calls to this WhatsApp Business account.',
    retryAfter: Math.ceil(3600 / callsPerHour),
  })
}
