import type { components } from '../../../../generated/api.d.ts'
import type { Channel } from '../../../contract/channels.ts'
import type { Answers } from '../../../contract/forms/answers.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { definitionOf, type StoredForm } from '../../knowledge/dialogue/forms/definition.ts'
import { shownAnswer } from '../../knowledge/dialogue/forms/shown.ts'
import type { FormDefinition } from '../../knowledge/dialogue/forms/types.ts'
import { lockChat } from '../chats/core/lock.ts'
import { asCustomer } from '../chats/core/thread-actor.ts'
import { recordHappenings } from '../chats/core/thread-events.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { notifyContacts } from '../notifications/notify-contacts.ts'
import { queueLead } from '../webhooks/lead-export.ts'
import { notifyWebhooks } from '../webhooks/queue.ts'
import { queueExport } from './export-answer.ts'
import { saveToContact } from './save-contact.ts'

/** A run that was completed just now. Nobody is named of one that is anonymous. */
export interface CompletedRun {
  id: number
  botId: number
  form: StoredForm
  answers: Answers
  /** absent on the web */
  channel?: Channel
  chatId?: number
  contact?: { id: number; name: string }
}

/**
 * Does what follows when somebody completes a form, in the transaction that stores it: their data go to the contact, the
 * thread and the register of contacts tell it, and so do notices and webhooks. A lead goes where the bot exports its
 * contacts.
 */
export async function formCompleted({
  id,
  botId,
  form,
  answers,
  channel,
  chatId,
  contact,
}: CompletedRun): Promise<void> {
  const definition = definitionOf(form)
  const told = definition ? answersInWords(definition, answers) : []
  if (contact) {
    if (definition) await saveToContact({ botId, contactId: contact.id }, definition, answers)
    await recordContactEvent(
      { botId },
      {
        contactId: contact.id,
        contact: contact.name,
        kind: 'form_completed',
        detail: `«${form.name}»`,
        ...(channel && { channel }),
      },
    )
    if (form.kind === 'contact') {
      await queueLead(botId, contact.id, chatId ?? null, `form ${id}`)
      await notifyContacts(botId, {
        contactIds: destinationsOf(form),
        text: short([`${contact.name || 'Alguien'} completó «${form.name}»`, inLine(told)], '. '),
        key: `form ${id}`,
      })
    }
  }
  if (chatId !== undefined) {
    const chat = await lockChat(botId, chatId)
    const detail = short([`«${form.name}»`, inLine(told)])
    await asCustomer(() => recordHappenings(chat, [{ kind: 'form_completed', detail }]))
  }
  await notify(botId, {
    ...{ event: 'form_completed', key: String(id), link: '/forms' },
    ...(chatId !== undefined && { chatId }),
    text: `${contact?.name || 'Alguien'} completó «${form.name}»`,
  })
  await notifyWebhooks(botId, {
    ...{ event: 'form_completed', chatId: chatId ?? null },
    ...(contact && { contactId: contact.id }),
    data: { form: { id: form.id, name: form.name }, run_id: id, answers: told },
  })
  if (form.kind === 'survey') await queueExport(botId, id, form.settings)
}

/** Returns the contacts that a contact form tells. */
function destinationsOf({ settings }: StoredForm): readonly number[] {
  // The kind of the form says what its settings are.
  const { destinations = [] }: Partial<components['schemas']['ContactForm']> = Object(settings)
  return destinations
}

/** Returns the answers in words, in the order of the questions. */
function answersInWords({ questions }: FormDefinition, answers: Answers) {
  return questions.flatMap((question) => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
    return answer === undefined
      ? []
      : [{ id: question.id, question: question.text, text: shownAnswer(question, answer) }]
  })
}

/** Most characters of the answers in a thread; all of them are with the form. */
const LONGEST = 500

const inLine = (told: ReturnType<typeof answersInWords>) =>
  told.map(({ question, text }) => `${question}: ${text}`).join(' · ')

function short(parts: readonly string[], between = ': '): string {
  const text = parts.filter(Boolean).join(between)
  return text.length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('')}…` : text
}
