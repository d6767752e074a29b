/**
 * Fills in the variables of a text: `{{contacto.nombre}}`, or `{{contacto.nombre|"cliente"}}` with what stands there
 * when there is no value. What is not known stays as it was written.
 * @param values what the variables stand for, by name
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{\{\s*([\p{L}\w.]+)\s*(?:\|\s*"([^"]*)"\s*)?\}\}/gu,
    (whole, name: string, otherwise?: string) => {
      const value = values[name]
      return value || otherwise || (value === undefined ? whole : '')
    },
  )
}
