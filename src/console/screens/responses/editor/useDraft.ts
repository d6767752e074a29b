import equal from 'fast-deep-equal'
import { useMemo, useState } from 'react'
import { check, type Rules } from '../../../../contract/validation.ts'
import { ApiError } from '../../../api/errors.ts'
import { getPath } from '../../../fields/path.ts'
import { toast } from '../../../ui/toast.ts'
import { useAct } from '../../useAct.ts'

/** What is wrong, by dotted path: the first text counts. */
export type Problems = readonly { path: string; text: string }[]

export interface DraftSetup<T extends object> {
  initial: T
  rules: Rules<T>
  /** what the schema cannot tell is wrong with it */
  inspect: (draft: T) => Problems
  create: string
  update: string
  /** the record that is edited; none is created */
  id?: number | undefined
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
  /** somebody else's version, where it was changed meanwhile */
  newer: T | undefined
  /** goes on with somebody else's version, or with one's own over it */
  settle: (mine: boolean) => void
}

export function useDraft<T extends object>(setup: DraftSetup<T>): Draft<T> {
  const { rules, inspect, create, update, id, onSaved } = setup
  const act = useAct()
  const [start, setStart] = useState(setup.initial)
  const [values, setValues] = useState(setup.initial)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const [newer, setNewer] = useState<T>()
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
    try {
      await act(id === undefined ? create : update, { record: { id }, values: values as Record<string, unknown> })
      onSaved()
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      setRefused(caught.fields)
      if (caught.code === 'stale' && caught.current) setNewer(caught.current as T)
      focusFirst()
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
    newer,
    settle: (mine) => {
      if (!newer) return
      const { version } = newer as { version?: number }
      if (!mine) setStart(newer)
      setValues(mine ? { ...values, version } : newer)
      setNewer(undefined)
    },
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
