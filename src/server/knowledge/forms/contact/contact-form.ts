import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { db } from '../../../foundation/store/db.ts'
import { CONTACT_FORM_NAME, contactFormOf } from '../../dialogue/forms/contact-defaults.ts'
import { type FormPart, findForm, type StoredForm, savePart } from '../save-part.ts'
import { checkContactForm } from './check.ts'

type Schemas = components['schemas']

/** The contact form without its version. */
type ContactForm = Omit<Schemas['ContactForm'], 'version'>

/** Returns the bot's contact form as it is stored, and complete. */
export async function loadContactForm(scope: Pick<Scope, 'botId'>) {
  const stored = await findForm(scope, 'contact')
  return { stored, form: contactFormOf(stored, await formOfBot(scope.botId)) }
}

/** Returns the bot's contact form. */
export async function readContactForm(scope: Pick<Scope, 'botId'>): Promise<Schemas['ContactForm']> {
  const { stored, form } = await loadContactForm(scope)
  return { ...form, version: stored?.version ?? 1 }
}

/** Saves the bot's contact form. */
export async function saveContactForm(scope: Scope, body: Schemas['ContactForm']): Promise<Schemas['ContactForm']> {
  const form = await formOfBot(scope.botId)
  const part: FormPart<ContactForm> = {
    read: (stored) => contactFormOf(stored, form),
    check: checkContactForm,
    columns: ({ fields, ...settings }) => ({ questions: fields, settings }),
  }
  return savePart(scope, () => ensureContactForm(scope), body, part)
}

/** Returns the stored contact form, creating it if the bot has none. */
export async function ensureContactForm(scope: Pick<Scope, 'botId'>): Promise<StoredForm> {
  const found = await findForm(scope, 'contact')
  if (found) return found
  await db()
    .insertInto('form')
    .values({ bot_id: scope.botId, kind: 'contact', name: CONTACT_FORM_NAME })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findForm(scope, 'contact')) ?? Promise.reject(new Error('the contact form was not stored'))
}
