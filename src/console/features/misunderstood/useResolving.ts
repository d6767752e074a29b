import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf } from '../../api/errors.ts'
import { withToasts } from '../../ui/call-toasts.ts'

export type Group = components['schemas']['MisunderstoodGroup']
type Result = components['schemas']['MisunderstoodResult']
type Input = components['schemas']['MisunderstoodResolution']

/** What to do with the messages: the request body; `message_ids` defaults to the whole group. */
export type Resolution = Omit<Input, 'message_ids'> & { message_ids?: number[] }

/** The last action, for undo. */
export interface ResolvedAction {
  messageIds: number[]
  action: Input['action']
  result: Result
}

interface Resolving {
  /** first message id of the group being resolved */
  busy: number | null
  /** resolved message ids with the time in milliseconds */
  resolved: ReadonlyMap<number, number>
  done: ResolvedAction | null
  /** returns the errors from the server for a group, by field */
  problemsOf: (group: Group) => Record<string, string>
  /** returns whether it succeeded */
  resolve: (group: Group, resolution: Resolution) => Promise<boolean>
  undo: () => Promise<void>
  forget: () => void
}

/** Resolves groups one at a time and can undo the last one; `onChange` is called when the list must be refetched. */
export function useResolving(bot: number, onChange: () => void): Resolving {
  const [busy, setBusy] = useState<number | null>(null)
  const [resolved, setResolved] = useState<ReadonlyMap<number, number>>(new Map())
  const [done, setDone] = useState<ResolvedAction | null>(null)
  const [problems, setProblems] = useState<{ key: number; fields: Record<string, string> } | null>(null)
  const path = { bot }

  async function resolve(
    group: Group,
    { message_ids = group.message_ids, ...resolution }: Resolution,
  ): Promise<boolean> {
    const key = group.message_ids[0] ?? 0
    setBusy(key)
    setProblems(null)
    try {
      const body = { message_ids, ...resolution }
      const result = await withToasts('misunderstoodResolve', () =>
        unwrap(api.POST('/misunderstood/{bot}', { params: { path }, body })),
      )
      setDone({ messageIds: message_ids, action: resolution.action, result })
      const now = Date.now()
      setResolved((before) => new Map([...before, ...message_ids.map((id): [number, number] => [id, now])]))
      onChange()
      return true
    } catch (error) {
      setProblems({ key, fields: fieldsOf(error) })
      return false
    } finally {
      setBusy(null)
    }
  }

  async function undo(): Promise<void> {
    if (!done) return
    const body = { message_ids: done.messageIds }
    await withToasts('misunderstoodUndo', () =>
      unwrap(api.POST('/misunderstood/undo/{bot}', { params: { path }, body })),
    )
      .then(() => {
        setDone(null)
        setResolved(new Map())
        onChange()
      })
      .catch(() => {})
  }

  const problemsOf = ({ message_ids: [key] }: Group) => (problems?.key === key ? (problems?.fields ?? {}) : {})
  return { busy, resolved, done, problemsOf, resolve, undo, forget: () => setDone(null) }
}
