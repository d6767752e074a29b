import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { Contact as ContactTable, Database } from '../../../../generated/database.d.ts'
import { ContactInputLimits } from '../../../../generated/limits.ts'
import { type Answers, answerOf } from '../../../contract/forms/answers.ts'
import { answerFault } from '../../../contract/forms/check-answer.ts'
import { type ContactDatum, isContactDatum } from '../../../contract/forms/save-to.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { readPhone } from '../../foundation/phone/read.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json } from '../../foundation/store/db.ts'
import { isDuplicate } from '../../foundation/store/errors.ts'
import { inSavepoint } from '../../foundation/store/savepoint.ts'
import { CONTACT_DATA } from '../../knowledge/dialogue/forms/contact-data.ts'
import { shownAnswer } from '../../knowledge/dialogue/forms/shown.ts'
import type { FormDefinition, FormQuestion } from '../../knowledge/dialogue/forms/types.ts'
import { documentNumber } from '../contacts/document.ts'
import { countryOf } from '../contacts/phones.ts'
import { valueFault } from '../contacts/values.ts'
import { recordContactEvent } from '../ledger/record.ts'

interface Who {
  botId: number
  contactId: number
}

/** The columns that an answer fills as it is. What somebody is called is kept as it is in any other message. */
type Column = Exclude<ContactDatum, 'name'>

const isColumn = (name: string): name is Column => name !== 'name' && isContactDatum(name)

/** A change of a contact. */
interface Change {
  set: UpdateObject<Database, 'contact'>
  /** what changes, within a sentence */
  noun: string
}

/**
 * Saves answers to the contact where their questions say so. What the contact has already is replaced, unless the form
 * keeps it; what belongs to another contact, or is no value of its field, stays only with the run.
 */
export async function saveToContact(who: Who, form: FormDefinition, answers: Answers): Promise<void> {
  const saved = form.questions.flatMap((question) => {
    const answer = answerOf(answers, question.id)
    return question.saveTo && answer !== undefined ? [{ question, name: question.saveTo, answer }] : []
  })
  if (saved.length === 0) return
  const before = await db()
    .selectFrom('contact')
    .select(['name', 'phone', 'email', 'document', 'company', 'city', 'province', 'custom'])
    .where('id', '=', who.contactId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const keeps = form.duplicatePolicy === 'ignore'
  const changes: Change[] = []
  const custom: Record<string, unknown> = {}
  for (const { question, name, answer } of saved) {
    if (isColumn(name)) {
      if (keeps && before[name]) continue
      const set = await changeOf(who, before, name, shownAnswer(question, answer))
      if (set) changes.push({ set, noun: CONTACT_DATA[name].noun })
    } else if (name !== 'name') {
      const key = name.replace(/^custom\./, '')
      if (keeps && before.custom?.[key]) continue
      const value = await ownValue(who, key, question, answer)
      if (value !== undefined && value !== before.custom?.[key]) custom[key] = value
    }
  }
  if (Object.keys(custom).length > 0)
    changes.push({
      set: { custom: sql`coalesce(custom, '{}') || ${JSON.stringify(custom)}::text::jsonb` },
      noun: 'los datos propios',
    })
  const made = await withoutTaken(who.contactId, changes)
  if (made.length === 0) return
  const nouns = new Intl.ListFormat('es', { type: 'conjunction' }).format(made.map(({ noun }) => noun))
  const detail = `Cambió ${nouns}`
  await recordContactEvent(who, { contactId: who.contactId, contact: before.name, kind: 'updated', detail })
}

/** Makes changes, without an address that another contact has, and returns those that were made. */
async function withoutTaken(id: number, changes: readonly Change[]): Promise<readonly Change[]> {
  if (changes.length === 0) return []
  try {
    // Another contact may get the address at the same time: only the index tells.
    await inSavepoint(() => change(id, changes))
    return changes
  } catch (error) {
    if (!isDuplicate(error, 'contact_email')) throw error
    return withoutTaken(
      id,
      changes.filter(({ set }) => !('email' in set)),
    )
  }
}

async function change(id: number, changes: readonly Change[]): Promise<void> {
  const set: UpdateObject<Database, 'contact'> = Object.assign({}, ...changes.map((one) => one.set))
  await db()
    .updateTable('contact')
    .set({ ...set, updated_at: currentCall().services.clock(), updated_by: null, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

type Before = Pick<Selectable<ContactTable>, Column>

/** Returns the change of a column; undefined if it cannot hold the answer, or does already. */
async function changeOf(
  { botId }: Who,
  before: Before,
  column: Column,
  text: string,
): Promise<UpdateObject<Database, 'contact'> | undefined> {
  if (column === 'document') {
    const found = documentIn(text)
    return found && found.value !== before.document?.value ? { document: json(found) } : undefined
  }
  if (column === 'email') {
    const email = text.trim().toLowerCase()
    return email === before.email || answerFault({ kind: 'email' }, email) ? undefined : { email }
  }
  const value =
    column === 'phone'
      ? readPhone(text, await countryOf({ botId })).phone
      : text.trim().slice(0, ContactInputLimits[column].maxLength)
  return value === undefined || value === before[column] ? undefined : { [column]: value }
}

/** Returns a number as the document that it is, by its form. */
function documentIn(text: string) {
  const kinds = ['CUIT', 'DNI', 'RUT', 'CPF'] as const
  return kinds
    .flatMap((kind) => {
      const value = documentNumber({ kind, value: text })
      return value === undefined ? [] : [{ kind, value }]
    })
    .at(0)
}

/** Returns an answer as an own field of contacts holds it; undefined if there is none, or it does not fit. */
async function ownValue({ botId }: Who, key: string, question: FormQuestion, answer: NonNullable<Answers[string]>) {
  const field = await db()
    .selectFrom('contact_field')
    .select(['type', 'options'])
    .where('bot_id', '=', botId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!field) return undefined
  const value = typeof answer === 'object' || field.type === 'select' ? shownAnswer(question, answer) : answer
  const fitting = field.type === 'text' ? shownAnswer(question, answer) : value
  return valueFault(field, fitting) === undefined ? fitting : undefined
}
