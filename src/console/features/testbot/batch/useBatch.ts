import { useEffect, useRef, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { BatchResult, Model, Row, Source } from './types.ts'

/** Number of messages per request: small enough for visible progress. */
const AT_ONCE = 20

/** Progress and results of a batch. */
export interface Batch {
  rows: readonly Row[]
  total: number
  running: boolean
  /** why the test ended before all messages were tested */
  problem?: string
  model?: BatchResult['model']
  compared?: BatchResult['compared']
}

const nothing: Batch = { rows: [], total: 0, running: false }

/** Tests messages in parts and keeps the results. */
export function useBatch(bot: number) {
  const [batch, setBatch] = useState(nothing)
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  async function run(sources: readonly Source[], model: Model, compare: number | null): Promise<void> {
    stopped.current = false
    const rows: Row[] = []
    setBatch({ rows, total: sources.length, running: true })
    try {
      for (let at = 0; at < sources.length && !stopped.current; at += AT_ONCE) {
        const part = sources.slice(at, at + AT_ONCE)
        const messages = part.map(({ text, expected }) => ({ text, ...(expected && { expected }) }))
        const result = await unwrap(
          api.POST('/testbot/batch/{bot}', { params: { path: { bot } }, body: { messages, model, compare } }),
        )
        for (const [i, row] of result.rows.entries()) {
          const { count = 1, messageIds = [] } = part[i] ?? {}
          rows.push({ ...row, id: at + i, count, messageIds })
        }
        const { model: answered, compared } = result
        setBatch({ rows: [...rows], total: sources.length, running: true, model: answered, compared })
      }
      setBatch((before) => ({ ...before, running: false }))
    } catch (failure) {
      setBatch((before) => ({ ...before, running: false, problem: messageOf(failure) }))
    }
  }

  return {
    batch,
    run,
    clear: () => setBatch(nothing),
    stop: () => {
      stopped.current = true
    },
  }
}
