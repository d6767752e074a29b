import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import type { Operation } from '../../../contract/operation.ts'
import { fillIn } from '../../../contract/variables.ts'
import { toProblem } from './errors.ts'
import { waitText } from './limits.ts'
import { type ErrorCode, type FieldTexts, Problem } from './problem.ts'

/** Error texts by code, with alternants. `{{espera}}` is the time until the next attempt. */
type Sources = Partial<Record<ErrorCode, string>>

const UNREADABLE = 'No pudimos leer lo que {enviaste/envió}. {Probá/Prueba/Pruebe} de nuevo.'
const FAILED = 'Algo falló de nuestro lado. {Probá/Prueba/Pruebe} de nuevo en unos minutos.'

/** Texts for errors that are not worded for customers where they are thrown. */
export const commonSources: Sources = {
  bad_json: UNREADABLE,
  bad_request: UNREADABLE,
  headers_too_large: UNREADABLE,
  timeout: UNREADABLE,
  unsupported_media_type: UNREADABLE,
  uri_too_long: UNREADABLE,
  disk_full: FAILED,
  internal: FAILED,
  unavailable: FAILED,
  forbidden: 'No {tenés/tienes/tiene} permiso para hacer esto.',
  not_found: 'No encontramos lo que {buscás/buscas/busca}. {Revisá/Revisa/Revise} la dirección.',
  too_large: 'Lo que {enviaste/envió} pesa demasiado. {Probá/Prueba/Pruebe} con algo más liviano.',
  too_many: '{Hiciste/Hizo} muchos intentos seguidos. {Esperá/Espera/Espere} {{espera}}.',
  unauthorized: 'La conversación se cerró. {Recargá/Recarga/Recargue} la página para empezar otra.',
}

/** Words with which the validators' sentences address the reader, in every form. */
const imperatives: Readonly<Record<string, string>> = {
  'Debes completar': '{Completá/Completa/Complete}',
  Agrega: '{Agregá/Agrega/Agregue}',
  Completa: '{Completá/Completa/Complete}',
  Deja: '{Dejá/Deja/Deje}',
  Elige: '{Elegí/Elige/Elija}',
  Escribe: '{Escribí/Escribe/Escriba}',
  Quítalo: '{Quitalo/Quítalo/Quítelo}',
  Quítalos: '{Quitalos/Quítalos/Quítelos}',
  Revisa: '{Revisá/Revisa/Revise}',
}
const IMPERATIVE = new RegExp(`(?<=^|[.:] )(?:${Object.keys(imperatives).join('|')})(?=[ .])`, 'g')

/** Resolves the form of address of an error text, except in quotations: they may quote what the customer wrote. */
function phrase(text: string, form: FormOfAddress): string {
  const said = (part: string) =>
    resolveFormOfAddress(
      part.replace(IMPERATIVE, (word) => imperatives[word] ?? word),
      form,
    )
  return text
    .split(/(«[^»]*»)/)
    .map((part, at) => (at % 2 === 1 ? part : said(part)))
    .join('')
}

/** Returns an error in the words for customers. */
export function toCustomerProblem(error: Problem, form: FormOfAddress, own: Sources = {}): Problem {
  const say = (source: string) => phrase(source, form)
  const source = own[error.code] ?? commonSources[error.code] ?? error.message
  const wait = waitText(Number(error.headers['retry-after'] ?? 1))
  const fields: FieldTexts | undefined =
    error.fields &&
    Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts.map((text) => say(text))]))
  const said = new Problem(error.status, error.code, fillIn(say(source), { espera: wait }), fields, error.headers)
  return Object.assign(said, error.current && { current: error.current }, error.changed && { changed: error.changed })
}

/** Operations that customers call: those whose path starts with the key. */
type CustomerCalls = Readonly<
  Record<string, { formOf: (parameter: string) => Promise<FormOfAddress | undefined>; texts?: Sources }>
>

/** Rewords an error; returns it unchanged if it is unexpected. */
export type Rephrase = (error: unknown, params: unknown) => Promise<unknown>

/** Returns for an operation how to reword its errors; undefined for operations that customers do not call. */
export function customerErrors(calls: CustomerCalls): (operation: Operation) => Rephrase | undefined {
  return ({ path }) => {
    const start = Object.keys(calls).find((prefix) => path.startsWith(prefix))
    const call = start === undefined ? undefined : calls[start]
    const name = start && /\{(\w+)\}$/.exec(start)?.[1]
    if (!call || !name) return undefined
    return async (error, params) => {
      const known = toProblem(error)
      if (!known) return error
      // Without a database the form is not known either.
      const form = await call
        .formOf(String(Object.entries(params ?? {}).find(([key]) => key === name)?.[1]))
        .catch(() => undefined)
      return toCustomerProblem(known, form ?? usualForm({}), call.texts)
    }
  }
}
