/**
 * Fills in the variables of a text: `{{contacto.nombre}}`, or `{{contacto.nombre|"cliente"}}` with what stands there
 * when there is no value. What is not known stays as it was written. Where nothing stands, the space before a sign goes.
 * @param values what the variables stand for, by name
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /( ?)\{\{\s*([\p{L}\w.]+)\s*(?:\|\s*"([^"]*)"\s*)?\}\}(?=([,.;:!?])?)/gu,
    (whole, space: string, name: string, otherwise?: string, sign?: string) => {
      const value = values[name]
      if (value === undefined && !otherwise) return whole
      const said = value || otherwise || ''
      return said === '' && sign ? '' : space + said
    },
  )
}
