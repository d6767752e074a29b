import '../../../ui/facts.css'
import { useEffect } from 'react'
import { contactUpdate } from '../../../../../generated/bodies/contacts.ts'
import { api, unwrap } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { DraftStore, Form } from '../../../engine/form/types.ts'
import { useForm } from '../../../engine/form/useForm.ts'
import { toastsOf, withToasts } from '../../../ui/call-toasts.ts'
import { channelName } from '../../../ui/channels.ts'
import { DASH, formatDateTime } from '../../../ui/format.ts'
import { offerUndo, type UndoEnd } from '../../../ui/undo-toast.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { comparedPaths, useContactValueFormatter } from './contact-conflict.ts'
import { bodyOf, type Contact, type ContactField, type ContactValues, valuesOf } from './contact-values.ts'

// What the dialog of a contact and the pane beside the thread share.

/**
 * Loads a contact with the own fields that are shown in conversations: those meant for it, and those that a contact
 * cannot be saved without.
 */
export function useContactLoad(contactId: number) {
  const { botId } = useChatsContext()
  return useLoad(`contact ${contactId}`, async (signal) => {
    const path = { bot: botId, id: contactId }
    // Awaited together: if both failed separately, the second rejection would be unhandled.
    const [contact, { fields }] = await Promise.all([
      unwrap(api.GET('/contacts/{bot}/{id}', { params: { path }, signal })),
      unwrap(api.GET('/contacts/fields/{bot}', { params: { path: { bot: botId }, query: { counts: 0 } }, signal })),
    ])
    return { contact, fields: fields.filter((field) => field.visible_in_chat || field.required) }
  })
}

interface ContactFormSetup {
  onDone?: () => void
  /** offers to undo each save in its toast */
  undo?: boolean
  /** keeps what is not saved yet */
  drafts?: DraftStore
}

/** The form of a contact. */
export function useContactForm(
  first: Contact,
  fields: readonly ContactField[],
  { onDone, undo = false, drafts }: ContactFormSetup,
): Form<ContactValues, Contact> {
  const { botId, catalogue } = useChatsContext()
  const textOf = useContactValueFormatter()
  useEffect(() => {
    for (const shelf of [catalogue.allAreas, catalogue.users, catalogue.labels]) void shelf.load().catch(() => {})
  }, [catalogue])
  const params = { path: { bot: botId, id: first.id } }

  /** Sets what was saved back, unless somebody changed the contact since. */
  async function setBack(before: Contact, version: number): Promise<UndoEnd> {
    const body = { ...bodyOf(valuesOf(before, fields), before, fields), version }
    try {
      await unwrap(api.PUT('/contacts/{bot}/{id}', { params, body }))
      return 'undone'
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return 'changed'
      throw error
    }
  }

  return useForm({
    operation: contactUpdate,
    record: first,
    valuesOf: (one = first) => valuesOf(one, fields),
    bodyOf: (values: ContactValues, one = first) => bodyOf(values, one, fields),
    paths: comparedPaths(fields),
    ...(drafts && { drafts }),
    textOf,
    nameOf: (one = first) => one.name,
    send: async (body, { record: before = first, shown }) => {
      const saved = await withToasts(
        'contactUpdate',
        () => unwrap(api.PUT('/contacts/{bot}/{id}', { params, body })),
        shown,
        { names: before.name },
      )
      if (undo) {
        const { success = '' } = await toastsOf('contactUpdate')
        const about = { operation: 'contactUpdate', subject: `contact ${first.id}`, names: saved.name }
        offerUndo(about, success, () => setBack(before, saved.version))
      }
      return saved
    },
    onDone: () => onDone?.(),
  })
}

/** What is known of a contact, and of the chat if it is theirs. */
export function ContactFacts({ chat, contact }: { chat: ChatItem | undefined; contact: Contact }) {
  const until = chat?.window_until
  const isPast = until != null && Date.parse(until) <= Date.now()
  const facts: [string, string][] = [
    ['Canal', chat ? channelName(chat.channel) : ''],
    ['Remitente', chat?.sender_id ?? ''],
    ['Primer contacto', formatDateTime(contact.first_seen_at)],
    ['Último contacto', contact.last_seen_at ? formatDateTime(contact.last_seen_at) : 'Nunca'],
    ['Conversaciones', String(contact.conversations_count)],
    [isPast ? 'Pudiste escribirle hasta' : 'Puedes escribirle hasta', until ? formatDateTime(until) : ''],
    ['Consentimiento', contact.consent.at ? `${contact.consent.source} · ${formatDateTime(contact.consent.at)}` : ''],
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value || DASH}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
