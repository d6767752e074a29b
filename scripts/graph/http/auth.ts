import { createHmac } from 'node:crypto'
import type { Token } from '../world/types.ts'
import type { World } from '../world/world.ts'
import type { Call } from './call.ts'
import { GraphError, invalid } from './errors.ts'

/** The token's text: `Authorization: Bearer …` or `OAuth …`, or the parameter `access_token`. */
function tokenText({ headers, params }: Call): string | undefined {
  const header = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return header ?? (typeof params.access_token === 'string' ? params.access_token : undefined)
}

/** Finds a call's token. @throws {GraphError} 104 without one; 190 when it is unknown, expired or no longer valid */
export function authenticate(world: World, call: Call): Token {
  const text = tokenText(call)
  if (!text)
    throw new GraphError(104, {
      status: 401,
      message: 'An access token is required to request this resource.',
    })
  const token = findToken(world, text)
  const fault = token ? faultOf(world, token) : { message: 'Invalid OAuth access token - Cannot parse access token' }
  if (!token || fault) throw new GraphError(190, { ...fault })
  checkProof(world, call, token)
  delete call.params.access_token
  return token
}

/** A token by its text; `<app id>|<app secret>` is the app's own. */
export function findToken(world: World, text: string): Token | undefined {
  const [appId = '', secret] = text.split('|')
  if (secret === undefined) return world.tokens.get(text)
  const app = world.apps.get(appId)
  return app && app.secret === secret
    ? { value: text, type: 'SYSTEM_USER', appId, ownerId: appId, scopes: ['app'] }
    : undefined
}

/** Why a known token is not valid now, or undefined. */
export function faultOf(world: World, token: Token): { message: string; subcode: number } | undefined {
  if (token.expiresAt !== undefined && token.expiresAt <= world.clock.now()) {
    const message = `Error validating access token: Session has expired on ${new Date(token.expiresAt).toUTCString()}. The current time is ${new Date(world.clock.now()).toUTCString()}.`
    return { message, subcode: 463 }
  }
  const reasons: Readonly<Record<number, string>> = {
    458: 'Error validating access token: The user has not authorized application.',
    460: 'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
    467: 'Error validating access token: The session is invalid because the user logged out.',
  }
  const subcode = token.invalidSubcode
  return subcode === undefined ? undefined : { message: reasons[subcode] ?? 'Invalid OAuth access token.', subcode }
}

function checkProof(world: World, { params }: Call, token: Token): void {
  const proof = params.appsecret_proof
  if (proof === undefined) return
  const secret = world.apps.get(token.appId)?.secret ?? ''
  if (proof !== createHmac('sha256', secret).update(token.value).digest('hex'))
    throw invalid('Invalid appsecret_proof provided in the API argument', { type: 'GraphMethodException' })
}

/** @throws {GraphError} 10 without the permission, 100/33 when the token does not reach the object */
export function authorize(token: Token, scope: string, ownerId: string): void {
  if (!token.scopes.includes(scope))
    throw new GraphError(scope.startsWith('whatsapp') ? 10 : 200, {
      message: scope.startsWith('whatsapp')
        ? '(#10) Application does not have permission for this action'
        : `(#200) Requires ${scope} permission to manage the object`,
    })
  if (token.assets && !token.assets.includes(ownerId))
    throw new GraphError(100, {
      subcode: 33,
      type: 'GraphMethodException',
      message: `Unsupported request. Object with ID '${ownerId}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    })
}
