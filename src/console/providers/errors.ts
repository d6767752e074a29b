/** Nested errors in the shape of react-hook-form. */
interface FormErrors {
  [name: string]: FormErrors | { type: string; message: string }
}

/**
 * Converts messages by dotted path into errors nested like the form's values, keeping the first message of each field.
 */
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
    // A list and one of its items may both have an error.
    at[last] = { ...(at[last] as object | undefined), type, message }
  }
  return errors
}
