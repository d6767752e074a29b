import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { type Device, deviceOf } from './device.ts'
import { knownPath } from './sites.ts'

type Told = Pick<components['schemas']['WebchatSessionInput'], 'origin' | 'page' | 'title' | 'referrer' | 'language'>

/** Longest address that is kept, in characters. */
const LONGEST = 500

/** Returns an address without what may name a person or a session: query, fragment and credentials. */
function plainAddress(address: string | undefined): string | null {
  try {
    const { protocol, origin, pathname } = new URL(address ?? '')
    return /^https?:$/.test(protocol) ? `${origin}${pathname === '/' ? '' : pathname}`.slice(0, LONGEST) : null
  } catch {
    return null
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** Notes where a visitor opened the chat, and with what kind of device. */
export async function notePage(
  visitorId: number,
  { origin, page, title = '', referrer, language }: Told,
  userAgent: string,
  now: Date,
): Promise<void> {
  const { browser, system, device }: Device = deviceOf(userAgent)
  const from = plainAddress(referrer)
  const plainTitle = title.replace(/[\p{Bidi_Control}\p{Cc}]/gu, '').trim()
  const shown = {
    page: plainAddress(`${origin}${knownPath(page) ?? '/'}`),
    page_title: plainTitle || null,
    // Coming from another page of the same site says nothing.
    referrer: from && originOf(from) !== originOf(origin) ? from : null,
    language: language ?? null,
  }
  await db()
    .updateTable('webchat_visitor')
    .set({ ...shown, browser, system, device, page_at: now })
    .where('id', '=', visitorId)
    .execute()
}
