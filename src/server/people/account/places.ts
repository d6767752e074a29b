import { createHash, randomBytes } from 'node:crypto'
import { currentCall } from '../../foundation/http/context.ts'
import { networkOf } from '../../foundation/http/network.ts'
import { db, instant } from '../../foundation/store/db.ts'

/** Days for which a place stays known without another sign-in. */
const KNOWN_DAYS = { device: 180, address: 30 }
const DAY_MS = 86_400_000
const COOKIE = 'device'
const MARK_BYTES = 16

type Kind = keyof typeof KNOWN_DAYS

const hashOf = (kind: Kind, text: string) => createHash('sha256').update(`${kind} ${text}`).digest('base64url')

/** The mark that the calling browser was given, if it was. */
function deviceOfCall(): string | undefined {
  const cookies = currentCall().request?.header('cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1]
}

/** Where the call comes from, as far as it tells. */
function placesOfCall(): { kind: Kind; place: string }[] {
  const { request } = currentCall()
  const device = deviceOfCall()
  return [
    ...(device ? [{ kind: 'device' as const, place: hashOf('device', device) }] : []),
    ...(request ? [{ kind: 'address' as const, place: hashOf('address', networkOf(request.ip)) }] : []),
  ]
}

/** The place of the call in progress, if this person signed in there before: their browser, or else their address. */
export async function knownPlace(userId: number): Promise<string | undefined> {
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

/** Remembers that somebody proved who they are here. Joins the transaction in progress; a browser gets its mark. */
export async function rememberPlaces(userId: number): Promise<void> {
  const { services, request, addHeader } = currentCall()
  if (!request) return
  const used_at = services.clock()
  const mark = deviceOfCall() ?? randomBytes(MARK_BYTES).toString('base64url')
  const places: ReturnType<typeof placesOfCall> = [
    { kind: 'address', place: hashOf('address', networkOf(request.ip)) },
    { kind: 'device', place: hashOf('device', mark) },
  ]
  await db()
    .insertInto('known_place')
    .values(places.map((place) => ({ user_id: userId, ...place, used_at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'place']).doUpdateSet({ used_at }))
    .execute()
  const secure = services.settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = (KNOWN_DAYS.device * DAY_MS) / 1000
  addHeader?.('set-cookie', `${COOKIE}=${mark}; Path=/api; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`)
}

/** Forgets where somebody signed in: who knew the old password may have been there, too. */
export async function forgetPlaces(userId: number): Promise<void> {
  await db().deleteFrom('known_place').where('user_id', '=', userId).execute()
}

/** Deletes places that are known no more. */
export async function cleanPlaces(now: Date): Promise<void> {
  for (const kind of ['device', 'address'] as const)
    await db()
      .deleteFrom('known_place')
      .where('kind', '=', kind)
      .where('used_at', '<=', instant(new Date(now.getTime() - KNOWN_DAYS[kind] * DAY_MS)))
      .execute()
}
