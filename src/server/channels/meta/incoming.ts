import type { components } from '../../../../generated/api.d.ts'
import type { ResponseButton } from '../../../contract/channels.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'

export type Content = components['schemas']['ChatContent']

/** A file that a customer sent, to be fetched from the platform. */
export interface IncomingFile {
  /** the platform's id of a file (WhatsApp, Telegram) or its address (Messenger) */
  id?: string
  url?: string
  /** as the platform says it; the content decides */
  type?: string
  filename: string
}

/** What a customer did, in the form that all channels share. */
export type Incoming =
  | {
      kind: 'message'
      externalId: string
      identity: ChannelIdentity
      userName: string
      text: string
      pressed?: string
      /** what was pressed outside of a message, such as in the menu of a page */
      chosen?: ResponseButton
      replyTo?: string
      files: IncomingFile[]
      content: Content
      sentAt?: Date
      /** their own number, which they shared */
      phone?: string
    }
  | { kind: 'reaction'; target: string; emoji: string | null; sentAt?: Date }
  /** somebody wrote in the business's name, in the platform's own application */
  | { kind: 'echo'; externalId: string; to: string; text: string; mark?: string; files: IncomingFile[]; sentAt?: Date }
  | { kind: 'identity'; identity: ChannelIdentity; former: ChannelIdentity }
  /** the customer changed the text of a message */
  | { kind: 'edit'; externalId: string; text: string }
  /** the customer does not let the account write any more, or again */
  | { kind: 'membership'; identity: ChannelIdentity; isGone: boolean }
  /** somebody added the account to a group, where it says nothing */
  | { kind: 'group'; title: string }
  | { kind: 'nothing' }

export type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object'

export const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
export const object = (value: unknown): Json => (isObject(value) ? value : {})
export const string = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
export const number = (value: unknown): number | undefined => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** The years in which a platform can have told a time, as instants. Dates of much later cannot be stored. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)]

/** Returns a time that a platform tells in milliseconds; undefined for what is none. It may be later than now. */
export const instantOf = (milliseconds: number | undefined): Date | undefined =>
  milliseconds !== undefined && milliseconds >= EARLIEST && milliseconds < LATEST ? new Date(milliseconds) : undefined

/** Leaves out what is undefined. */
export const given = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** What staff see of a place that is not on the globe. */
export const UNKNOWN_PLACE = 'una ubicación'

/** Returns a location if its coordinates are on the globe. */
export function locationOf(value: Json): Content['location'] {
  const [latitude, longitude] = [number(value.latitude ?? value.lat), number(value.longitude ?? value.long)]
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return undefined
  return { latitude, longitude, ...given({ name: string(value.name), address: string(value.address) }) }
}
