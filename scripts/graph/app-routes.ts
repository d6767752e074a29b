import { faultOf, findToken } from './http/auth.ts'
import { GraphError, invalid } from './http/errors.ts'
import { defined } from './http/json.ts'
import type { AuthorizedCall, Routes, Simulator } from './simulator.ts'
import { verifyCallback } from './webhooks/subscribe.ts'
import { postUploads } from './whatsapp/media.ts'

const OBJECTS = ['whatsapp_business_account', 'page']

/** Only the app's own token `<app id>|<app secret>` manages its subscriptions. */
function ownApp({ world }: Simulator, { id, token }: AuthorizedCall) {
  const app = world.apps.get(id)
  if (!app || token.ownerId !== id)
    throw new GraphError(15, { status: 400, message: '(#15) This method must be called with an app access_token.' })
  return app
}

async function subscribe(sim: Simulator, call: AuthorizedCall): Promise<object> {
  const app = ownApp(sim, call)
  const { object, callback_url: url, verify_token: token, fields } = call.params
  if (!OBJECTS.includes(String(object))) throw invalid(`Param object must be one of {${OBJECTS.join(', ')}}`)
  const known = app.callbacks.get(String(object))
  const chosen =
    typeof fields === 'string'
      ? fields.split(',').map((one) => one.trim())
      : Array.isArray(fields)
        ? fields.map(String)
        : known?.fields
  if (!chosen) throw invalid('The parameter fields is required.')
  if (url === undefined && !known) throw invalid('The parameter callback_url is required.')
  if (url !== undefined) await verifyCallback(String(url), String(token ?? ''))
  app.callbacks.set(String(object), { url: url === undefined ? (known?.url ?? '') : String(url), fields: chosen })
  return { success: true }
}

function listSubscriptions(sim: Simulator, call: AuthorizedCall): object {
  const data = [...ownApp(sim, call).callbacks].map(([object, { url, fields }]) => ({
    object,
    callback_url: url,
    active: true,
    fields: fields.map((name) => ({ name, version: 'v26.0' })),
  }))
  return { data }
}

function unsubscribe(sim: Simulator, call: AuthorizedCall): object {
  const app = ownApp(sim, call)
  if (call.params.object === undefined) app.callbacks.clear()
  else app.callbacks.delete(String(call.params.object))
  return { success: true }
}

/** `/{app_id}` and its edges. */
export const appRoutes: Routes = {
  GET: {
    run: ({ world }, { id }) => ({
      id,
      name: world.apps.get(id)?.name,
      link: `https://www.facebook.com/games/?app_id=${id}`,
    }),
  },
  'GET subscriptions': { run: listSubscriptions },
  'POST subscriptions': { run: subscribe },
  'DELETE subscriptions': { run: unsubscribe },
  'POST uploads': { run: postUploads },
}

/** `GET /debug_token`. */
export function debugToken({ world }: Simulator, call: AuthorizedCall): object {
  const token = findToken(world, String(call.params.input_token ?? ''))
  if (!token)
    return { data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] } }
  const fault = faultOf(world, token)
  return {
    data: defined({
      app_id: token.appId,
      type: token.type === 'PAGE' ? 'PAGE' : token.type === 'USER' ? 'USER' : 'SYSTEM_USER',
      application: world.apps.get(token.appId)?.name,
      data_access_expires_at: 0,
      expires_at: token.expiresAt === undefined ? 0 : Math.floor(token.expiresAt / 1000),
      error: fault && { code: 190, ...fault },
      is_valid: !fault,
      scopes: token.scopes,
      granular_scopes: token.scopes.map((scope) => defined({ scope, target_ids: token.assets })),
      profile_id: token.type === 'PAGE' ? token.ownerId : undefined,
      user_id: token.type === 'PAGE' ? undefined : token.ownerId,
    }),
  }
}
