import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { plural } from '../../ui/format.ts'
import type { Example } from './types.ts'

/** The last bulk action and how to undo it. */
interface Done {
  text: string
  undo: () => Promise<unknown>
}

/**
 * Moves, changes and deletes many examples; the last move or deletion can be undone. Each action resolves to whether it
 * succeeded, so that a failed one can be repeated with the same selection.
 */
export function useBulk(bot: number, onChange: () => void) {
  const [done, setDone] = useState<Done | null>(null)
  const params = { path: { bot } }

  async function act(work: () => Promise<unknown>, next: Done | null): Promise<boolean> {
    try {
      await work()
      setDone(next)
      return true
    } catch {
      // The toast shows the reason.
      return false
    } finally {
      onChange()
    }
  }

  const moveCall = (ids: number[], intent_id: number) =>
    unwrap(api.POST('/examples/move/{bot}', { params, body: { ids, intent_id } }))

  return {
    done,
    forget: () => setDone(null),
    undo: () => done && act(done.undo, null),
    remove: (examples: readonly Example[]) => {
      const body = { ids: examples.map(({ id }) => id) }
      return act(
        () => withToasts('exampleRemove', () => unwrap(api.POST('/examples/remove/{bot}', { params, body }))),
        {
          text: `${plural(examples.length, 'ejemplo eliminado', 'ejemplos eliminados')}.`,
          undo: () => withToasts('exampleRestore', () => unwrap(api.POST('/examples/restore/{bot}', { params, body }))),
        },
      )
    },
    move: (examples: readonly Example[], intentId: number) => {
      const ids = examples.map(({ id }) => id)
      const before = [...new Set(examples.map(({ intent_id }) => intent_id))]
      return act(() => withToasts('exampleMove', () => moveCall(ids, intentId)), {
        text: `${plural(examples.length, 'ejemplo movido', 'ejemplos movidos')}.`,
        undo: async () => {
          for (const from of before) {
            const back = examples.filter(({ intent_id }) => intent_id === from).map(({ id }) => id)
            await withToasts('exampleMove', () => moveCall(back, from))
          }
        },
      })
    },
    change: (examples: readonly Example[], change: { split?: Example['split']; state?: Example['state'] }) => {
      const ids = examples.map(({ id }) => id)
      const body = { ids, ...change }
      return act(
        () => withToasts('exampleChange', () => unwrap(api.POST('/examples/change/{bot}', { params, body }))),
        null,
      )
    },
  }
}
