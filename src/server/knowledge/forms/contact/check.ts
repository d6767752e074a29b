import type { components } from '../../../../../generated/api.d.ts'
import { ContactFormFieldKindOptions } from '../../../../../generated/options/forms.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { knownField } from '../../dialogue/forms/contact-data.ts'

type Schemas = components['schemas']
type Field = Schemas['ContactFormField']
type Form = Omit<Schemas['ContactForm'], 'version'>

/**
 * Rejects a contact form that could not be asked or whose answers have no place.
 * @throws 422 at the field
 */
export async function checkContactForm(scope: Scope, form: Form): Promise<void> {
  for (const [at, field] of form.fields.entries()) checkField(form.fields, field, at)
  const asked = form.fields.filter(({ enabled }) => enabled)
  if (asked.length === 0 && form.ask_mode !== 'never')
    throw invalidProblem('fields', 'Activa al menos un dato o elige no pedirlos nunca.')
  const { text = '', required = false } = form.consent ?? {}
  if (required && text.trim() === '') throw invalidProblem('consent.text', 'Escribe el texto que el cliente acepta.')
  await checkIds(scope, 'contact', form.destinations ?? [], {
    ...{ field: 'destinations', text: 'Ese contacto ya no existe. Quítalo o elige otro.' },
  })
}

function checkField(fields: readonly Field[], { key, kind, show_if }: Field, at: number): void {
  const path = `fields.${at}`
  if (fields.findIndex((one) => one.key === key) < at)
    throw invalidProblem(`${path}.key`, `Ya hay un dato con la clave ${key}. Escribe otra.`)
  const own = knownField(key)?.kind
  if (own && own !== kind) {
    const label = ContactFormFieldKindOptions.find(({ value }) => value === own)?.label
    throw invalidProblem(`${path}.kind`, `Elige «${label}»: es el dato ${key} del contacto.`)
  }
  const earlier = fields.slice(0, at).map((one) => one.key)
  for (const [i, { question, operator, value }] of (show_if?.conditions ?? []).entries()) {
    const condition = `${path}.show_if.conditions.${i}`
    if (!earlier.includes(question))
      throw invalidProblem(`${condition}.question`, 'Escribe la clave de un dato que se pregunta antes.')
    if (operator !== 'answered' && (value ?? '').trim() === '')
      throw invalidProblem(`${condition}.value`, 'Escribe con qué comparar.')
  }
}
