import equal from 'fast-deep-equal'
import type { UseFormReturn } from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import { isBlank } from '../blank.ts'

/** What is wrong, by dotted path: the first text of a path counts. */
export type Problems = readonly { path: string; text: string }[]

/** What the server refused, and the value that it refused: it stands as long as that value does. */
export type Refusals = readonly { path: string; text: string; value: unknown }[]

type Errors = Pick<UseFormReturn, 'setError' | 'clearErrors' | 'getFieldState'>

/**
 * Makes a form's errors these, at once: fields whose text stays are not drawn again. A field and a part of it may both
 * be wrong.
 */
export function writeErrors(form: Errors, before: Problems, problems: Problems): Problems {
  const wanted = new Map<string, string>()
  for (const { path, text } of problems) if (!wanted.has(path)) wanted.set(path, text)
  for (const { path } of before) if (!wanted.has(path)) form.clearErrors(path)
  // what is cleared takes its parts along
  for (const [path, message] of wanted)
    if (form.getFieldState(path).error?.message !== message) form.setError(path, { type: 'check', message })
  return [...wanted].map(([path, text]) => ({ path, text }))
}

/** Refusals that are still true of these values. */
export const standing = (refusals: Refusals, values: object): Refusals =>
  refusals.filter(({ path, value }) => equal(getPath(values, path), value))

/** Whether nobody has written anything there: what a new record starts with is nobody's fault. */
export function isUntouched(path: string, values: object, start: object | undefined): boolean {
  const value = getPath(values, path)
  return isBlank(value) || (start !== undefined && equal(value, getPath(start, path)))
}

/** The places that hold nothing but blanks, each with the same text. */
export const emptyFields = (values: Record<string, string>, text: string): Problems =>
  Object.keys(values).flatMap((path) => (values[path]?.trim() === '' ? [{ path, text }] : []))

/** What a part of a form that is folded hears when something in it has to be seen. */
export const UNFOLD = 'unfold'

/** Puts the focus on the first field that is wrong, in the order of the page, and unfolds what hides those that are. */
export function focusFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const unfold = new Event(UNFOLD)
    for (const hidden of form?.querySelectorAll('.fold:has([aria-invalid="true"], .field-error)') ?? [])
      hidden.dispatchEvent(unfold)
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
