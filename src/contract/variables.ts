import { ownOf } from './path.ts'

/**
 * Replaces the variables of a text: `{{contacto.nombre}}`, or `{{contacto.nombre|"cliente"}}` with a fallback for an
 * empty value. Unknown variables are kept as written, except those of the conversation (`entidad.…`, `consulta.…`), which
 * are empty until they have a value. When the replacement is empty, the space before a punctuation
 * mark is removed.
 * @param values values by variable name
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /( ?)\{\{\s*([\p{L}\w.]+)\s*(?:\|\s*"([^"]*)"\s*)?\}\}(?=([,.;:!?])?)/gu,
    (whole, space: string, name: string, otherwise?: string, sign?: string) => {
      const value = ownOf(values, name)
      if (value === undefined && !otherwise && !/^(?:entidad|consulta)\./.test(name)) return whole
      const said = value || otherwise || ''
      return said === '' && sign ? '' : space + said
    },
  )
}
