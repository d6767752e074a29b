import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError, type ChangedBy } from '../../api/errors.ts'
import { type FieldConflict, merge, type PartMerges } from './merge.ts'

/** A conflict as the banner shows it. */
export interface ConflictDetails {
  /** incremented with each rejected save */
  round: number
  /** it is only announced, as the person may be writing elsewhere */
  quiet: boolean
  /** the record was deleted */
  gone: boolean
  by: ChangedBy | undefined
  /** time of the other change, ISO */
  at: string | undefined
  /** paths that the other person changed */
  changed: readonly string[]
  /** those of them that were also changed in this form */
  clashes: readonly FieldConflict[]
}

interface ConflictSetup<R extends object, V extends object> {
  /** the record being edited, as of opening the form; undefined while creating one */
  record: R | undefined
  /** converts a record to form values */
  valuesOf: (record: R) => V
  /** returns the form's current values */
  values: () => V
  /** receives the merged values for the form */
  onMerged: (values: V, record: R) => void
  /** paths to compare; default: all top-level ones */
  paths?: readonly string[]
  /** how paths are merged that are not merged as a whole */
  partMerges?: PartMerges
}

/** Conflict state of a form. */
export interface Conflict<R extends object> {
  /** base record of the form: as of opening it, or of the last conflict; its version is sent when saving */
  record: R | undefined
  conflictDetails: ConflictDetails | undefined
  /**
   * Handles a failed save. Returns false if it was not a conflict, or its form was left meanwhile: the caller then
   * shows the error.
   * @param quiet leaves the focus where it is
   */
  handleSaveError: (error: unknown, quiet?: boolean) => boolean
  /** sets a new base record without a merge, e.g. after the user's own change outside the form */
  rebase: (record: R | undefined) => void
  /** clears the conflict after saving or discarding */
  settle: () => void
  /**
   * The base record as of before the conflict; undefined once it is settled. What is saved on it later is reported as
   * the same conflict.
   */
  before: RefObject<R | undefined>
  /** whether there is a conflict and its form was left: a save would overwrite what nobody has seen */
  isUnseen: () => boolean
}

/**
 * Keeps a form's base record and merges it with changes that others saved meanwhile. Independent of the form library:
 * call `handleSaveError` after a failed save and show `ConflictFooter` around the buttons.
 */
export function useConflict<R extends object, V extends object>(setup: ConflictSetup<R, V>): Conflict<R> {
  const [record, setRecord] = useState(setup.record)
  const [conflictDetails, setNews] = useState<ConflictDetails>()
  const before = useRef<R>(undefined)
  const mounted = useRef(false)
  const latest = useRef({ setup, record, news: conflictDetails })
  latest.current = { setup, record, news: conflictDetails }
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  function handleSaveError(error: unknown, quiet = false): boolean {
    const { setup, record, news } = latest.current
    if (!record || !(error instanceof ApiError)) return false
    const { current, changedBy: by, changedAt: at } = error
    const next = (more: Omit<ConflictDetails, 'round' | 'quiet' | 'by' | 'at'>) =>
      setNews((before) => ({ round: (before?.round ?? 0) + 1, quiet, by, at, ...more }))
    if (error.status === 404) {
      next({ gone: true, changed: [], clashes: [] })
      return mounted.current
    }
    if (error.code !== 'stale' || !current) return false
    const now = { ...record, ...current }
    const { valuesOf, values, paths, partMerges } = setup
    const merged = merge(valuesOf(record), values(), valuesOf(now), paths, partMerges)
    setRecord(now)
    before.current ??= record
    setup.onMerged(merged.values, now)
    // On a second conflict, open clashes of the first that have not changed again still need a choice.
    const open = (news?.clashes ?? []).filter(({ path, part }) =>
      part
        ? !merged.clashes.some((other) => other.path === path && other.part?.key === part.key)
        : !merged.changed.includes(path),
    )
    next({ gone: false, changed: merged.changed, clashes: [...open, ...merged.clashes] })
    return mounted.current
  }

  return {
    record,
    conflictDetails,
    handleSaveError,
    rebase: setRecord,
    settle: () => {
      before.current = undefined
      setNews(undefined)
    },
    before,
    isUnseen: () => before.current !== undefined && !mounted.current,
  }
}
