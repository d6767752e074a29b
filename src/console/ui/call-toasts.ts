import type { calls } from '../../../generated/calls.ts'
import type { BrowserCall, Toasts } from '../../contract/operation.ts'
import { connectionNote, messageOf } from '../api/errors.ts'
import { nameDetail, toast } from './toast.ts'

type CallId = keyof typeof calls

/** Returns the toast texts of a call. The calls table is loaded on first use to keep it out of the initial bundle. */
export async function toastsOf(id: CallId): Promise<Toasts> {
  const { calls } = await import('../../../generated/calls.ts')
  const call: BrowserCall = calls[id]
  return call.toasts ?? {}
}

interface Said<T> {
  /** the success text where that of the contract does not say what happened; a function says it of the answer */
  done?: string | undefined | ((answer: T) => string | undefined)
  /** who a failure is about, where it may be shown beside others */
  names?: string | undefined
}

/**
 * Runs a call and shows its toasts: the success text, or the server's message with the call's error text as fallback.
 * Rethrows errors so that forms can show field errors.
 * @param shown returns true if the form shows the error itself, which suppresses the error toast
 */
export async function withToasts<T>(
  id: CallId,
  call: () => Promise<T>,
  shown?: (error: unknown) => boolean,
  { done, names }: Said<T> = {},
): Promise<T> {
  const texts = await toastsOf(id)
  const replace = texts.loading ? toast.loading(texts.loading) : undefined
  try {
    const result = await call()
    const text = (typeof done === 'function' ? done(result) : done) ?? texts.success
    if (text) toast.success(text, { replace, about: id })
    else if (replace !== undefined) toast.close(replace)
    if (!text) toast.settle(id)
    return result
  } catch (error) {
    if (!shown?.(error)) {
      const detail = connectionNote(error, shown !== undefined) ?? nameDetail(names)
      toast.error(messageOf(error, texts.error), { replace, about: id, detail })
    } else if (replace !== undefined) toast.close(replace)
    throw error
  }
}

/** Returns what to say after a contact was blocked or unblocked. */
export const blockedText = (name: string, blocked: boolean): string =>
  blocked ? `Bloqueaste a ${name}.` : `Desbloqueaste a ${name}.`
