import equal from 'fast-deep-equal'
import { useMemo, useState } from 'react'
import { check, type Rules } from '../../../../contract/validation.ts'
import { ApiError } from '../../../api/errors.ts'
import { type ConflictNews, useConflict } from '../../../engine/conflict/useConflict.ts'
import { getPath } from '../../../engine/fields/path.ts'
import { useAct } from '../../../engine/useAct.ts'
import { toast } from '../../../ui/toast.ts'

/** What is wrong, by dotted path: the first text counts. */
export type Problems = readonly { path: string; text: string }[]

export interface DraftSetup<T extends object, R extends { id: number }> {
  /** what is edited, as it is when the editor opens; none is created */
  record: R | undefined
  /** what the editor holds of a record, and of a new one */
  inputOf: (record: R | undefined) => T
  rules: Rules<T>
  /** what the schema cannot tell is wrong with it */
  inspect: (draft: T) => Problems
  create: string
  update: string
  onSaved: () => void
}

/** A response that is being written: its values, what is wrong with them, and how it is kept. */
export interface Draft<T extends object> {
  values: T
  set: (change: Partial<T>) => void
  /** the text of what is wrong at a path */
  error: (path: string) => string | undefined
  /** the contract's label of a field */
  label: (path: string) => string
  dirty: boolean
  busy: boolean
  save: () => Promise<void>
  /** what somebody else changed meanwhile */
  news: ConflictNews | undefined
}

export function useDraft<T extends object, R extends { id: number }>(setup: DraftSetup<T, R>): Draft<T> {
  const { inputOf, rules, inspect, create, update, onSaved } = setup
  const id = setup.record?.id
  const act = useAct()
  const [start, setStart] = useState(() => inputOf(setup.record))
  const [values, setValues] = useState(start)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const conflict = useConflict<R, T>({
    record: setup.record,
    valuesOf: inputOf,
    values: () => values,
    onMerged: (merged, now) => {
      setStart(inputOf(now))
      setValues(merged)
    },
  })
  const found = useMemo(() => problemsOf(values, rules, inspect), [values, rules, inspect])

  function error(path: string): string | undefined {
    const text = refused[path]?.[0] ?? found.find((one) => one.path === path)?.text
    const value = getPath(values, path)
    // what was not written yet is not wrong before the first try
    const untouched = isBlank(value) || (id === undefined && equal(value, getPath(start, path)))
    return tried || !untouched || refused[path] ? text : undefined
  }

  async function save(): Promise<void> {
    setTried(true)
    const [first] = found
    if (first) {
      toast.info(first.text)
      return focusFirst()
    }
    setBusy(true)
    let met = false
    try {
      const given = { record: { id }, values: values as Record<string, unknown> }
      await act(id === undefined ? create : update, given, (error) => {
        met = conflict.meet(error)
        return met
      })
      onSaved()
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      setRefused(caught.fields)
      if (!met) focusFirst()
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    set: (change) => {
      setValues((before) => ({ ...before, ...change }))
      setRefused((before) => without(before, Object.keys(change)))
    },
    error,
    label: (path) => rules.fields[path]?.label ?? '',
    dirty: !equal(start, values),
    busy,
    save,
    news: conflict.news,
  }
}

function problemsOf<T extends object>(values: T, rules: Rules<T>, inspect: (draft: T) => Problems): Problems {
  const checked = check(rules, values)
  const broken = checked.ok ? [] : Object.entries(checked.fields).map(([path, [text = '']]) => ({ path, text }))
  return [...broken, ...inspect(values)]
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** Texts of fields that were changed since they were refused are no longer true. */
const without = (texts: Record<string, string[]>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => !names.includes(path.split('.')[0] ?? '')))

function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.response-editor [aria-invalid="true"]')?.focus())
}
