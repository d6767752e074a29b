import { invalid } from '../http/errors.ts'
import { defined, type Params } from '../http/json.ts'
import { publicUrl } from '../messenger/files.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { World } from '../world/world.ts'

const FIELDS = ['about', 'address', 'description', 'email', 'profile_picture_url', 'websites', 'vertical']
const LIMITS: Readonly<Record<string, number>> = { about: 139, address: 256, description: 512, email: 128 }
const LARGEST_PICTURE = 5 * 1024 * 1024
const YEAR = 365 * 24 * 3_600_000
const VERTICALS = [
  ...['OTHER', 'AUTO', 'BEAUTY', 'APPAREL', 'EDU', 'ENTERTAIN', 'EVENT_PLAN', 'FINANCE', 'GROCERY', 'GOVT', 'HOTEL'],
  ...['HEALTH', 'NONPROFIT', 'PROF_SERVICES', 'RETAIL', 'TRAVEL', 'RESTAURANT', 'ALCOHOL', 'ONLINE_GAMBLING'],
  ...['PHYSICAL_GAMBLING', 'OTC_DRUGS'],
]

/** `GET /{phone_number_id}/whatsapp_business_profile?fields=…`. */
export function getBusinessProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.number(id)
  const fields = typeof params.fields === 'string' ? params.fields.split(',') : ['about', 'vertical']
  const strange = fields.find((field) => !FIELDS.includes(field))
  if (strange !== undefined) throw refusal(`Tried accessing nonexisting field (${strange})`)
  const chosen = Object.fromEntries(fields.map((key) => [key, profile[key]]))
  return { data: [{ ...defined(chosen), messaging_product: 'whatsapp' }] }
}

/** `POST /{phone_number_id}/whatsapp_business_profile`: changes the given fields. */
export function setBusinessProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const number = world.number(id)
  if (params.messaging_product !== 'whatsapp') throw refusal('The parameter messaging_product is required.')
  checkTexts(params)
  checkWebsites(params.websites)
  const { vertical } = params
  if (vertical !== undefined && !VERTICALS.includes(String(vertical)))
    throw refusal(`Param vertical must be one of {${VERTICALS.join(', ')}}.`)
  const picture = params.profile_picture_handle === undefined ? undefined : pictureOf(world, params)
  if (picture) number.profile.profile_picture_url = picture
  for (const key of FIELDS) if (key in params && key !== 'profile_picture_url') number.profile[key] = params[key]
  world.emit('profile', { id })
  return { success: true }
}

/** The address of the picture behind a handle. */
function pictureOf(world: World, { profile_picture_handle: handle }: Params): string {
  const upload = world.uploads.get(String(handle))
  if (!upload?.bytes) throw refusal('Param profile_picture_handle is not a valid handle.')
  const { mimeType, bytes } = upload
  if (!['image/jpeg', 'image/png'].includes(mimeType) || bytes.length > LARGEST_PICTURE)
    throw refusal('Param profile_picture_handle must be of a JPEG or PNG of at most 5 MB.')
  const expiresAt = world.clock.now() + YEAR
  return publicUrl(world, world.addMedia({ id: newDigits(15), ownerId: 'profile', mimeType, bytes, expiresAt }), YEAR)
}

function checkTexts(params: Params): void {
  for (const [key, most] of Object.entries(LIMITS)) {
    const value = params[key]
    if (value === undefined) continue
    if (typeof value !== 'string') throw refusal(`Param ${key} must be a string.`)
    if (value.length > most) throw refusal(`Param ${key} must be at most ${most} characters long.`)
  }
  if (params.about === '') throw refusal('Param about must be at least 1 characters long.')
  if (params.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(params.email)))
    throw refusal('Param email is not a valid email address.')
}

function checkWebsites(websites: unknown): void {
  if (websites === undefined) return
  if (!Array.isArray(websites) || websites.length > 2) throw refusal('Param websites must have at most 2 elements.')
  for (const one of websites)
    if (!/^https?:\/\//.test(String(one)) || String(one).length > 256)
      throw refusal('Param websites must have addresses with http:// or https:// of at most 256 characters.')
}

const refusal = (message: string) => invalid(message, { isWhatsApp: true, details: message })
