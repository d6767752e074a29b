import { useRef, useState } from 'react'
import { ApiError, type ChangedBy } from '../../api/errors.ts'
import { type Clash, merge } from './merge.ts'

/** A change that came too late, as the banner tells it. */
export interface ConflictNews {
  /** grows with each refusal */
  round: number
  /** somebody deleted the record */
  gone: boolean
  by: ChangedBy | undefined
  /** when it was changed, ISO */
  at: string | undefined
  /** places of the form that the other one changed */
  changed: readonly string[]
  /** those of them that were changed here, too */
  clashes: readonly Clash[]
}

export interface ConflictSetup<R extends object, V extends object> {
  /** what is edited, as it is when the form opens; nothing while something new is made */
  record: R | undefined
  /** what the form would show of a record */
  valuesOf: (record: R) => V
  /** what the form holds, at the time of the refusal */
  values: () => V
  /** gives the form what it goes on with */
  onMerged: (values: V, record: R) => void
  /** the places that are compared, each as a whole; every top-level one unless given */
  paths?: readonly string[]
}

/** How a form goes on after a refusal because of somebody else's change. */
export interface Conflict<R extends object> {
  /** what the form is measured against: as it was when the form opened, or as the last refusal told; it is sent with its version */
  record: R | undefined
  news: ConflictNews | undefined
  /** Takes in a failed save. False when it failed for another reason, which is for the caller to tell. */
  meet: (error: unknown) => boolean
  /** goes on from another state of the record that the form shows no less of, as one's own change of it left it */
  rebase: (record: R | undefined) => void
  /** what was told is over: saved, or given up */
  settle: () => void
}

/**
 * Freezes what a form begins with, and unites it with what somebody else saved meanwhile. Knows no form: whichever
 * engine holds the values asks it after a failed save, and shows `ConflictFoot` beside its buttons.
 */
export function useConflict<R extends object, V extends object>(setup: ConflictSetup<R, V>): Conflict<R> {
  const [record, setRecord] = useState(setup.record)
  const [news, setNews] = useState<ConflictNews>()
  const latest = useRef({ setup, record, news })
  latest.current = { setup, record, news }

  function meet(error: unknown): boolean {
    const { setup, record, news } = latest.current
    if (!record || !(error instanceof ApiError)) return false
    const { current, changedBy: by, changedAt: at } = error
    const next = (more: Omit<ConflictNews, 'round' | 'by' | 'at'>) =>
      setNews((before) => ({ round: (before?.round ?? 0) + 1, by, at, ...more }))
    if (error.status === 404) {
      next({ gone: true, changed: [], clashes: [] })
      return true
    }
    if (error.code !== 'stale' || !current) return false
    const now = { ...record, ...current }
    const merged = merge(setup.valuesOf(record), setup.values(), setup.valuesOf(now), setup.paths)
    setRecord(now)
    setup.onMerged(merged.values, now)
    // of a second refusal: what was asked before and has not changed again is still to be chosen
    const open = (news?.clashes ?? []).filter(({ path }) => !merged.changed.includes(path))
    next({ gone: false, changed: merged.changed, clashes: [...open, ...merged.clashes] })
    return true
  }

  return {
    record,
    news,
    meet,
    rebase: setRecord,
    settle: () => setNews(undefined),
  }
}
