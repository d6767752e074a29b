import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf } from '../../api/errors.ts'
import { withToasts } from '../../ui/call-toasts.ts'

export type Group = components['schemas']['MisunderstoodGroup']
type Result = components['schemas']['MisunderstoodResult']
type Input = components['schemas']['MisunderstoodResolution']

/** What is to become of messages: all that the server asks beside their ids. */
export type Resolution = Omit<Input, 'message_ids'> & { message_ids?: number[] }

/** What was just done, so that it can be undone. */
export interface Done {
  messageIds: number[]
  action: Input['action']
  result: Result
}

interface Resolving {
  /** first message of the group that is being resolved */
  busy: number | null
  /** messages that were resolved, each with the time */
  resolved: ReadonlyMap<number, number>
  done: Done | null
  /** what the server refused of a group, by field */
  problemsOf: (group: Group) => Record<string, string>
  /** answers whether it was done */
  resolve: (group: Group, resolution: Resolution) => Promise<boolean>
  undo: () => Promise<void>
  forget: () => void
}

/** Resolving groups one by one and the way back; `onChange` is called when the list has to be read again. */
export function useResolving(bot: number, onChange: () => void): Resolving {
  const [busy, setBusy] = useState<number | null>(null)
  const [resolved, setResolved] = useState<ReadonlyMap<number, number>>(new Map())
  const [done, setDone] = useState<Done | null>(null)
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
