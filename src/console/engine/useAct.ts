import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { messageOf } from '../api/errors.ts'
import type { Given } from '../providers/callInput.ts'
import type { EngineDataProvider } from '../providers/data.ts'
import { COMPLETION_MS, toast } from '../ui/toast.ts'
import { operations } from './contract.ts'

/** Milliseconds after which a call that is still under way says so. */
const PATIENCE = 300

/** What is said when the contract has no text for an outcome. */
const DONE = 'Listo.'
const FAILED = 'No se pudo completar la operación.'

/** What an answer says went otherwise than one may expect, although the call succeeded. */
const noticeIn = (answer: unknown): string => (answer as { notice?: string } | null | undefined)?.notice ?? ''

/** Calls an operation by its id. Fails with an `ApiError`. */
export function useCall(): (operation: string, given: Given) => Promise<unknown> {
  const dataProvider = useDataProvider<EngineDataProvider>()
  return (operation, given) => dataProvider.call(operation, given)
}

/**
 * Calls an operation that changes something and says how it went, in the contract's words and the server's; then
 * everything shown is asked for again. Fails with the call's error, which has been told already; `shown` takes in what a
 * form shows by itself, which no toast says again.
 */
export function useAct(): (operation: string, given: Given, shown?: (error: unknown) => boolean) => Promise<unknown> {
  const call = useCall()
  const queryClient = useQueryClient()
  return async (id, given, shown) => {
    const texts = operations[id]?.toasts
    let waiting: number | undefined
    const timer = setTimeout(() => {
      waiting = toast.loading(texts?.loading)
    }, PATIENCE)
    const instead = () => (waiting === undefined ? {} : { replace: waiting })
    try {
      const answer = await call(id, given)
      clearTimeout(timer)
      toast.success([texts?.success ?? DONE, noticeIn(answer)].join(' ').trim(), {
        ...instead(),
        duration: COMPLETION_MS,
      })
      await queryClient.invalidateQueries()
      return answer
    } catch (error) {
      clearTimeout(timer)
      if (!shown?.(error)) toast.error(messageOf(error, texts?.error ?? FAILED), instead())
      else if (waiting !== undefined) toast.close(waiting)
      throw error
    }
  }
}
