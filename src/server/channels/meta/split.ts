import { createHash } from 'node:crypto'
import type { Account } from '../accounts/account.ts'
import { type Json, list, object, string as text } from './incoming.ts'

/** One thing that happened at an account, to be processed in the order of its lane. */
export interface InboxItem {
  kind: Account['kind']
  /** the platform's id of the number or page; empty when it concerns all of a business */
  externalId: string
  /** the business account of WhatsApp */
  wabaId?: string | undefined
  /** the same for every repetition */
  key: string
  /** a customer's messages share a lane; news about sent messages have their own */
  lane: string
  body: Json
}

/** The lane of news about sent messages. Their order does not matter, because states only go up. */
export const STATUS_LANE = 'status'
/** The lane of news about the account itself. */
export const ACCOUNT_LANE = 'account'
/** Longest key; ids of the platform are opaque and of any length. */
const LONGEST_KEY = 300

/** A key for what has no id of its own. */
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 32)

const keyed = (prefix: string, id: string) => {
  const key = `${prefix}:${id}`
  return key.length > LONGEST_KEY ? `${prefix}:${digest(id)}` : key
}

/** Splits what Meta delivered in one request. Anything that is not understood is kept as news about the account. */
export function splitWebhook(payload: unknown): InboxItem[] {
  const { object: kind, entry } = object(payload)
  if (kind === 'whatsapp_business_account')
    return list(entry).flatMap((one) =>
      whatsappItems(one).map((item) => ({ ...item, kind: 'whatsapp', wabaId: text(one.id) })),
    )
  if (kind === 'page')
    return list(entry).flatMap((one) => pageItems(one).map((item) => ({ ...item, kind: 'facebook' })))
  return []
}

type Item = Omit<InboxItem, 'kind' | 'wabaId'>

function whatsappItems({ id, changes, time }: Json): Item[] {
  return list(changes).flatMap((change) => {
    const value = object(change.value)
    const externalId = text(object(value.metadata).phone_number_id) ?? ''
    if (change.field !== 'messages' && change.field !== 'smb_message_echoes')
      return [
        {
          externalId,
          key: keyed('x', digest([time, change])),
          lane: ACCOUNT_LANE,
          body: { ...change, waba: id, time },
        },
      ]
    const contacts = list(value.contacts)
    return [
      ...list(value.messages).map((message, place) => whatsappMessage(externalId, message, contacts, place)),
      ...list(value.message_echoes).map((message) => ({
        externalId,
        key: keyed('m', text(message.id) ?? digest(message)),
        lane: `c:${text(message.to) ?? ''}`,
        body: { echo: message },
      })),
      ...list(value.statuses).map((status) => ({
        externalId,
        key: keyed('s', `${text(status.id) ?? digest(status)}:${String(status.status)}`),
        lane: STATUS_LANE,
        body: { status },
      })),
      ...list(value.errors).map((error) => ({
        externalId,
        key: keyed('x', digest([error, value.metadata])),
        lane: ACCOUNT_LANE,
        body: { field: 'errors', value: error },
      })),
    ]
  })
}

function whatsappMessage(externalId: string, message: Json, contacts: readonly Json[], place: number): Item {
  const from = text(message.from)
  const userId = text(message.from_user_id)
  const contact =
    contacts.find(({ wa_id, user_id }) => (from && wa_id === from) || (userId && user_id === userId)) ?? contacts[place]
  return {
    externalId,
    key: keyed('m', text(message.id) ?? digest(message)),
    lane: `c:${userId ?? from ?? ''}`,
    body: { message, ...(contact && { contact }) },
  }
}

function pageItems({ id, messaging, standby, changes }: Json): Item[] {
  const externalId = String(id ?? '')
  return [
    ...list(messaging).map((event) => messengerItem(externalId, event)),
    // Another application of the page has the conversation.
    ...list(standby).map((event) => messengerItem(externalId, event, true)),
    ...list(changes).map((change) => ({
      externalId,
      key: keyed('x', digest(change)),
      lane: ACCOUNT_LANE,
      body: change,
    })),
  ]
}

function messengerItem(externalId: string, event: Json, isForOthers = false): Item {
  const message = object(event.message)
  const person = text(object(message.is_echo ? event.recipient : event.sender).id) ?? ''
  const mid = text(message.mid) ?? text(object(event.postback).mid)
  return {
    externalId,
    key: mid ? keyed(message.is_echo ? 'e' : 'm', mid) : keyed('x', digest(event)),
    lane: `c:${person}`,
    body: { event, ...(isForOthers && { standby: true }) },
  }
}
