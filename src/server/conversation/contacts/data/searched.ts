import type { InsertType, SelectType } from 'kysely'
import type { Database } from '../../../../../generated/database.d.ts'
import { type Sureness, textsIn } from './match.ts'
import { ownersOf } from './person.ts'
import type { SearchedTable } from './traces.ts'

/** A row as JSON. */
export type Row = Readonly<Record<string, unknown>>

/**
 * What a column holds: `words` of people, as a text or as values of JSON, of which a list names those that hold any, a
 * `payload` of a channel, or the product's `own` words, which name nobody, whatever somebody is called.
 */
export type Held = 'words' | readonly string[] | 'payload' | 'own'

/** The columns of a table that may hold words: no numbers, times and words of a fixed list. */
type Wordy<Table> = {
  [Column in keyof Table]: HoldsWords<NonNullable<SelectType<Table[Column]>>, InsertType<Table[Column]>> extends true
    ? Column
    : never
}[keyof Table]
type HoldsWords<Read, Written> = [Date | string] extends [Written]
  ? false
  : Read extends number | boolean | readonly number[] | Uint8Array
    ? false
    : Read extends string
      ? string extends Read
        ? true
        : false
      : true

/** How rows of a table that mention the person are known. */
interface Searched<Table> {
  /** which of its rows are searched */
  rows: 'bot' | 'account' | 'import' | 'jobs'
  by: Sureness | ((row: Row) => Sureness)
  /** Returns whose a row is; nothing if it is nobody's in particular. Those of the person are always found. */
  whose?: (row: Row) => string[]
  /** how a row of somebody else must mention the person: by `marks`, unless it is never theirs */
  others?: 'never'
  /** what of a row is compared by itself, instead of all of it at once */
  apart?: (row: Row) => readonly unknown[]
  /** its rows do not go: a step of its own takes the person out of them */
  stays?: true
  columns: Readonly<Record<Wordy<Table> & string, Held>>
}

/** What the history tells of these may be what a customer said. */
const SAID: readonly unknown[] = ['example', 'intent', 'test_case']

/** Whose an entry of the history is: the number of a resource alone says nothing. */
function ownerOfEntry({ action, resource_type, resource_id, before, after }: Row): string[] {
  // An import of contacts is none of them.
  if (action === 'import') return []
  if (resource_type === 'contact') return ownersOf({ contact: resource_id })
  if (resource_type === 'chat' || resource_type === 'conversation') return ownersOf({ chat: resource_id })
  if (resource_type === 'budget') return ownersOf({ budget: resource_id })
  if (resource_type === 'notification')
    return ownersOf({ contact: Object(after).contact_id ?? Object(before).contact_id })
  if (resource_type === 'message') return ownersOf({ chat: Object(before).chat_id ?? Object(after).chat_id })
  return []
}

/** The customer of a lane, in which what a channel delivers waits. */
const senderOf = (lane: unknown) => /^c:(.+)$/s.exec(String(lane))?.[1]

/** Every table with rows that may mention somebody, and all of its columns that may hold words. */
export const searched: { readonly [Name in SearchedTable]: Searched<Database[Name]> } = {
  audit: {
    ...{ rows: 'bot', stays: true, whose: ownerOfEntry },
    by: ({ action, resource_type, resource_id }) => {
      // Imports are known by the name of their file.
      if (resource_type === 'contact' && (action === 'import' || resource_id === null)) return 'cells'
      return SAID.includes(resource_type) ? 'texts' : 'names'
    },
    columns: {
      ...{ resource_label: 'words', before: 'words', after: 'words' },
      ...{ actor_type: 'own', actor_name: 'own', actor_role: 'own', action: 'own', resource_type: 'own' },
      ...{ resource_id: 'own', ip: 'own', user_agent: 'own', request_id: 'own', status: 'own' },
    },
  },
  channel_event: { rows: 'bot', by: 'marks', columns: { detail: 'words', payload: 'payload' } },
  chat_view: { rows: 'bot', by: 'searches', columns: { name: 'words', filter: ['sender_id', 'username', 'q'] } },
  contact_event: {
    ...{ rows: 'bot', by: 'names', stays: true },
    whose: ({ contact_id }) => ownersOf({ contact: contact_id }),
    columns: { contact: 'words', detail: 'words' },
  },
  contact_import: {
    ...{ rows: 'bot', by: 'cells', stays: true },
    // Its samples are of several rows, and so of several people.
    apart: ({ columns, sample, name, new_labels }) => [
      ...[name, ...Object.values(Object(sample))],
      ...[...textsIn(columns), ...textsIn(new_labels)],
    ],
    columns: {
      ...{ columns: 'words', sample: 'words', name: 'words', new_labels: 'words' },
      ...{ file: 'own', format: 'own', options: 'own', message: 'own', repeats: 'own' },
    },
  },
  contact_import_reject: { rows: 'import', by: 'cells', columns: { cells: 'words', message: 'words', reasons: 'own' } },
  event: {
    ...{ rows: 'bot', by: 'names', stays: true },
    whose: ({ payload, audience }) => ownersOf({ chat: Object(payload).chat_id ?? Object(audience).chat_id }),
    columns: { payload: 'words', audience: 'own' },
  },
  example: {
    ...{ rows: 'bot', by: 'texts', stays: true },
    columns: { text: 'words', entities: 'words', folded: 'own', signature: 'own', last_prediction: 'own' },
  },
  job: {
    ...{ rows: 'jobs', by: 'marks' },
    whose: ({ payload }) => {
      const { chat_id, chatId, contactId, lane } = Object(payload)
      return ownersOf({ chat: chat_id ?? chatId, contact: contactId, sender: senderOf(lane) })
    },
    columns: { payload: 'words', last_error: 'words', queue: 'own', key: 'own' },
  },
  notification_notice: {
    ...{ rows: 'bot', by: 'names' },
    whose: ({ chat_id }) => ownersOf({ chat: chat_id }),
    columns: { text: 'words', detail: 'words', key: 'own', link: 'own' },
  },
  test_case: {
    ...{ rows: 'bot', by: 'texts' },
    columns: { name: 'words', steps: 'words', last_outcome: 'words' },
  },
  test_session: { rows: 'bot', by: 'texts', columns: { state: 'words', session: 'own' } },
  webhook_delivery: {
    ...{ rows: 'bot', by: 'names' },
    whose: ({ data }) => {
      const { chat, contact } = Object(data)
      return ownersOf({ chat: Object(chat).id, contact: Object(contact).id })
    },
    columns: { data: 'words', answer: 'words', detail: 'words', history: 'words', event_id: 'own' },
  },
  // A message that waits to be read is as much somebody's as when it is stored, whomever it names.
  webhook_inbox: {
    ...{ rows: 'account', by: 'marks', others: 'never' },
    whose: ({ lane, done_at }) => (done_at === null ? ownersOf({ sender: senderOf(lane) }) : []),
    columns: { body: 'payload', lane: 'words', error: 'words', key: 'own' },
  },
}
