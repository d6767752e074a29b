import equal from 'fast-deep-equal'
import type { UseFormReturn } from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import { isBlank } from '../blank.ts'

/** Errors by dotted path. Only the first of each path counts. */
export type Problems = readonly { path: string; text: string }[]

/** Errors from the server with the value that it rejected. An error applies as long as the value is unchanged. */
type ServerErrors = readonly { path: string; text: string; value: unknown }[]

/** State of a form's errors. */
interface ErrorState {
  /** a save was attempted: from now on all errors are shown */
  tried: boolean
  refusals: ServerErrors
  problems: Problems
}

export const NO_ERRORS: ErrorState = { tried: false, refusals: [], problems: [] }

type Errors = Pick<UseFormReturn, 'setError' | 'clearErrors' | 'getFieldState'>

/** Returns the text to show at each path: the first one. */
function textsByPath(problems: Problems): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { path, text } of problems) if (!texts.has(path)) texts.set(path, text)
  return texts
}

const toProblems = (texts: ReadonlyMap<string, string>): Problems => [...texts].map(([path, text]) => ({ path, text }))

/** Returns the errors that the description finds and those of the form, whose own words say it better where both do. */
export const inOwnWords = (described: Problems, own: Problems): Problems =>
  toProblems(new Map([...textsByPath(described), ...textsByPath(own)]))

/**
 * Replaces a form's errors in one step. Fields with an unchanged message are not re-rendered. A field and a part of it
 * may both have an error.
 */
export function writeErrors(form: Errors, before: Problems, problems: Problems): Problems {
  const wanted = textsByPath(problems)
  for (const { path } of before) if (!wanted.has(path)) form.clearErrors(path)
  // Clearing an error also clears those below its path.
  for (const [path, message] of wanted)
    if (form.getFieldState(path).error?.message !== message) form.setError(path, { type: 'check', message })
  return toProblems(wanted)
}

/** Returns the server errors that still apply to these values. */
export const applicableErrors = (refusals: ServerErrors, values: object): ServerErrors =>
  refusals.filter(({ path, value }) => equal(getPath(values, path), value))

/** Returns whether a field is empty or still has its initial value. Errors of untouched fields are not shown yet. */
export function isUntouched(path: string, values: object, start: object | undefined): boolean {
  const value = getPath(values, path)
  return isBlank(value) || (start !== undefined && equal(value, getPath(start, path)))
}

/** Returns an error with the same text for each blank value. */
export const emptyFields = (values: Record<string, string>, text: string): Problems =>
  Object.keys(values).flatMap((path) => (values[path]?.trim() === '' ? [{ path, text }] : []))

/** Event that makes a collapsed part of a form expand. */
export const UNFOLD = 'unfold'

/** Focuses the field with an error, also in a part of it, or the first one that is marked as invalid. */
export function focusError(
  of: Pick<UseFormReturn, 'setFocus'>,
  form: HTMLElement | null,
  path: string,
  mayFocus: () => boolean,
): void {
  for (let at = path; at && mayFocus(); at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) of.setFocus(at)
  focusFirstError(form, mayFocus)
}

/** Focuses the first invalid field in page order, if it may, after expanding collapsed parts with errors. */
export function focusFirstError(form: HTMLElement | null, mayFocus: () => boolean = () => true): void {
  requestAnimationFrame(() => {
    const unfold = new Event(UNFOLD)
    for (const hidden of form?.querySelectorAll('.fold:has([aria-invalid="true"], .field-error)') ?? [])
      hidden.dispatchEvent(unfold)
    if (mayFocus()) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
