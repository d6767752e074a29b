import { createHash, randomBytes } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { rateLimitNetwork } from '../../foundation/http/network.ts'
import { notifyPerson } from '../../foundation/notify/notify.ts'
import { db, instant } from '../../foundation/store/db.ts'

/** Days a device or network stays known after the last sign-in. */
const KNOWN_DAYS = { device: 180, address: 30 }
const DAY_MS = 86_400_000
const COOKIE = 'device'
const MARK_BYTES = 16

const NEW_DEVICE =
  'Alguien entró con tu usuario en otro dispositivo. Si no fuiste tú, cambia tu contraseña y cierra esa sesión.'

type Kind = keyof typeof KNOWN_DAYS

const hashOf = (kind: Kind, text: string) => createHash('sha256').update(`${kind} ${text}`).digest('base64url')

/** Returns the device token in the request's cookie, if any. */
function deviceOfCall(): string | undefined {
  const cookies = currentCall().request?.header('cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1]
}

/** Returns the device and the network of the request. */
function placesOfCall(): { kind: Kind; place: string }[] {
  const { request } = currentCall()
  const device = deviceOfCall()
  return [
    ...(device ? [{ kind: 'device' as const, place: hashOf('device', device) }] : []),
    ...(request ? [{ kind: 'address' as const, place: hashOf('address', rateLimitNetwork(request.ip)) }] : []),
  ]
}

/** Returns the known device, or else the known network, of the request if the person signed in from it before. */
export async function findKnownDevice(userId: number): Promise<string | undefined> {
  const now = currentCall().services.clock().getTime()
  const here = placesOfCall()
  if (here.length === 0) return undefined
  const rows = await db()
    .selectFrom('known_place')
    .select(['kind', 'place', 'used_at'])
    .where('user_id', '=', userId)
    .where((is) => is.or(here.map(({ kind, place }) => is.and({ kind, place }))))
    .orderBy('kind', 'desc')
    .execute()
  return rows.find(({ kind, used_at }) => Date.parse(used_at) > now - KNOWN_DAYS[kind] * DAY_MS)?.place
}

/**
 * Remembers the device and network of a person who just authenticated, within the current transaction, and sets the
 * device cookie.
 */
export async function rememberDevice(userId: number): Promise<void> {
  const { services, request, addHeader } = currentCall()
  if (!request) return
  const used_at = services.clock()
  const mark = deviceOfCall() ?? randomBytes(MARK_BYTES).toString('base64url')
  const places: ReturnType<typeof placesOfCall> = [
    { kind: 'address', place: hashOf('address', rateLimitNetwork(request.ip)) },
    { kind: 'device', place: hashOf('device', mark) },
  ]
  const known = await db().selectFrom('known_place').select('place').where('user_id', '=', userId).execute()
  const device = places.find(({ kind }) => kind === 'device')?.place ?? ''
  // The first device of an account is none that somebody else could have used.
  if (known.length > 0 && !known.some(({ place }) => place === device))
    await notifyPerson(userId, { event: 'new_device', key: device, text: NEW_DEVICE, link: '/settings/user' })
  await db()
    .insertInto('known_place')
    .values(places.map((place) => ({ user_id: userId, ...place, used_at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'place']).doUpdateSet({ used_at }))
    .execute()
  const secure = services.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = (KNOWN_DAYS.device * DAY_MS) / 1000
  addHeader?.('set-cookie', `${COOKIE}=${mark}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`)
}

/** Forgets the known devices and networks of a person: somebody who knew the old password may have used them too. */
export async function forgetDevices(userId: number): Promise<void> {
  await db().deleteFrom('known_place').where('user_id', '=', userId).execute()
}

/** Deletes expired devices and networks. */
export async function cleanDevices(now: Date): Promise<void> {
  for (const kind of ['device', 'address'] as const)
    await db()
      .deleteFrom('known_place')
      .where('kind', '=', kind)
      .where('used_at', '<=', instant(new Date(now.getTime() - KNOWN_DAYS[kind] * DAY_MS)))
      .execute()
}
