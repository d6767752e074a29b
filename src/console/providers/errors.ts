/** Nested errors as react-hook-form keeps them. */
interface FormErrors {
  [name: string]: FormErrors | { type: string; message: string }
}

/** Texts by dotted path → errors nested as the form's values are; the first text of each field. */
export function nestErrors(fields: Readonly<Record<string, readonly string[]>>, type = 'check'): FormErrors {
  const errors: FormErrors = {}
  for (const [path, texts] of Object.entries(fields)) {
    const message = texts[0]
    if (!message) continue
    const parts = path.split('.')
    let at: FormErrors = errors
    for (const part of parts.slice(0, -1)) {
      const next = (at[part] ?? {}) as FormErrors
      at[part] = next
      at = next
    }
    const last = parts.at(-1) ?? path
    // a list and one of its items may both be wrong
    at[last] = { ...(at[last] as object | undefined), type, message }
  }
  return errors
}
