import type { components } from '../../../../../generated/api.d.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../../contract/address-form.ts'

type Schemas = components['schemas']
type ContactForm = Required<Omit<Schemas['ContactForm'], 'version'>>

/** The name of the contact form where it is listed. */
export const CONTACT_FORM_NAME = 'Datos de contacto'

/**
 * Returns the contact form of a bot that has not changed it: buttons may lead to it, but nobody is asked unprompted.
 * @param form the bot's form of address
 */
function defaultContactForm(form: FormOfAddress): ContactForm {
  const say = (text: string) => resolveFormOfAddress(text, form)
  return {
    fields: [
      { key: 'nombre', label: say('¿Cuál es {tu/su} nombre?'), kind: 'text', required: true, enabled: true },
      {
        key: 'telefono',
        label: say('¿A qué teléfono {te/le} llamamos?'),
        kind: 'phone',
        required: true,
        enabled: true,
      },
      { key: 'email', label: say('¿Cuál es {tu/su} correo?'), kind: 'email', required: false, enabled: false },
      {
        key: 'consulta',
        label: say('¿En qué {te/le} podemos ayudar?'),
        kind: 'multiline',
        required: true,
        enabled: true,
      },
    ],
    ask_mode: 'on_button',
    intro: say('Antes de seguir, {te/le} pido unos datos.'),
    thanks: '¡Gracias! Ya avisé al equipo.',
    consent: { text: '', required: false, url: null },
    duplicate_policy: 'update',
    destinations: [],
    channels: [],
  }
}

/** The contact form as stored: what was never set is absent. */
interface StoredContactForm {
  questions: readonly object[]
  settings: object
}

/** Returns the contact form from what is stored of it. What was never set has its default. */
export function contactFormOf(stored: StoredContactForm | undefined, form: FormOfAddress): ContactForm {
  const { questions = [], settings = {} } = stored ?? {}
  const fields = questions.filter((one): one is Schemas['ContactFormField'] => 'key' in one)
  // What is stored has the form of its kind.
  const own: Partial<ContactForm> = 'ask_mode' in settings ? Object(settings) : {}
  return { ...defaultContactForm(form), ...own, ...(fields.length > 0 && { fields }) }
}

/** Returns a form as it is carried out: the contact form with its defaults, others as they are stored. */
export function completed<F extends StoredContactForm & { kind: string }>(
  row: F,
  form: FormOfAddress,
): Omit<F, keyof StoredContactForm> & StoredContactForm {
  if (row.kind !== 'contact') return row
  const { fields, ...settings } = contactFormOf(row, form)
  return { ...row, questions: fields, settings }
}
