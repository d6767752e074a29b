import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { ApiError, connectionNote, FAILED, messageOf } from '../api/errors.ts'
import type { CallArguments } from '../providers/callInput.ts'
import type { EngineDataProvider } from '../providers/data.ts'
import { COMPLETION_MS, toast } from '../ui/toast.ts'
import { operations } from './contract.ts'
import { refetchLists } from './table/useRefresh.ts'

/** Delay before the loading toast appears, in milliseconds. */
const PATIENCE = 300

/** Default toasts when the contract has none. */
const DONE = 'Listo.'

/** Returns a notice in the response of a successful call. */
const noticeIn = (answer: unknown): string => (answer as { notice?: string } | null | undefined)?.notice ?? ''

/** Returns a function that calls an operation by its id. Throws `ApiError`. */
export function useOperationCall(): (operation: string, given: CallArguments) => Promise<unknown> {
  const dataProvider = useDataProvider<EngineDataProvider>()
  return (operation, given) => dataProvider.call(operation, given)
}

/**
 * Returns a function that calls an operation that changes data, shows its toasts and then invalidates all queries; those
 * of lists also after a 409, because a colleague was faster and the row shows what was.
 * `done` is the success text where that of the contract does not say what happened.
 * Rethrows errors after showing their toast, unless `shown` returns true because a form shows the error itself.
 */
export function useOperationMutation(): (
  operation: string,
  given: CallArguments,
  shown?: (error: unknown) => boolean,
  done?: string,
) => Promise<unknown> {
  const call = useOperationCall()
  const queryClient = useQueryClient()
  return async (id, given, shown, done) => {
    const texts = operations[id]?.toasts
    let waiting: number | undefined
    const timer = setTimeout(() => {
      waiting = toast.loading(texts?.loading)
    }, PATIENCE)
    const instead = () => (waiting === undefined ? {} : { replace: waiting })
    try {
      const answer = await call(id, given)
      clearTimeout(timer)
      toast.success([done ?? texts?.success ?? DONE, noticeIn(answer)].join(' ').trim(), {
        ...instead(),
        about: id,
        duration: COMPLETION_MS,
      })
      await queryClient.invalidateQueries()
      return answer
    } catch (error) {
      clearTimeout(timer)
      if (error instanceof ApiError && error.status === 409) refetchLists(queryClient)
      if (!shown?.(error)) {
        const detail = connectionNote(error, shown !== undefined)
        toast.error(messageOf(error, texts?.error ?? FAILED), { ...instead(), about: id, detail })
      } else if (waiting !== undefined) toast.close(waiting)
      throw error
    }
  }
}
