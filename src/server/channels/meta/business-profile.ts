import type { components } from '../../../../generated/api.d.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import type { AtMeta } from './look.ts'
import { uploadPicture } from './profile-picture.ts'

type Profile = components['schemas']['WhatsappProfile']
type ProfileInput = components['schemas']['WhatsappProfileInput']

/** A profile as Meta has it: what was never set is left out. */
interface AtGraph {
  about?: string
  description?: string
  address?: string
  email?: string
  websites?: string[]
  vertical?: string
  profile_picture_url?: string
}

const FIELDS = 'about,description,address,email,websites,vertical,profile_picture_url'

const VERTICALS: Readonly<Record<NonNullable<Profile['vertical']>, true>> = {
  ...{ auto: true, beauty: true, alcohol: true, retail: true, event_plan: true, edu: true, entertain: true },
  ...{ finance: true, govt: true, hotel: true, physical_gambling: true, online_gambling: true, otc_drugs: true },
  ...{ nonprofit: true, restaurant: true, apparel: true, health: true, prof_services: true, grocery: true },
  ...{ travel: true, other: true },
}

const isVertical = (name: string): name is NonNullable<Profile['vertical']> => name in VERTICALS

/** Reads what customers see of a number, with the address of its picture. */
export async function readProfile(
  at: AtMeta,
): Promise<GraphOutcome<Omit<Profile, 'picture'> & { pictureUrl: string | undefined }>> {
  const found = await request<{ data?: AtGraph[] }>(at, `?fields=${FIELDS}`)
  if (found.kind !== 'ok') return found
  const { vertical = '', websites = [], profile_picture_url: pictureUrl, ...texts } = found.value.data?.[0] ?? {}
  const name = vertical.toLowerCase()
  return {
    kind: 'ok',
    value: {
      ...{ about: texts.about ?? '', description: texts.description ?? '' },
      ...{ address: texts.address ?? '', email: texts.email ?? '', websites },
      // Meta names the absence of a category, and may add categories.
      vertical: isVertical(name) ? name : null,
      pictureUrl,
    },
  }
}

/** Changes the given fields of what customers see of a number. */
export async function writeProfile(
  at: AtMeta,
  { vertical, picture, ...given }: ProfileInput,
): Promise<GraphOutcome<object>> {
  const handle = picture === undefined ? undefined : await uploadPicture(at, picture)
  if (handle && handle.kind !== 'ok') return handle
  return request(at, '', {
    messaging_product: 'whatsapp',
    ...given,
    ...(vertical && { vertical: vertical.toUpperCase() }),
    ...(handle && { profile_picture_handle: handle.value }),
  })
}

const request = <T>({ externalId, secrets, settings }: AtMeta, query: string, body?: object) =>
  callGraph<T>(`${externalId}/whatsapp_business_profile${query}`, {
    ...(body && { method: 'POST', body }),
    ...{ token: secrets.access_token, version: settings.api_version },
  })
