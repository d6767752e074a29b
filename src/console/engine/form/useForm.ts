import equal from 'fast-deep-equal'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import { check, REQUIRED, type Rules } from '../../../contract/validation.ts'
import { ApiError, fieldsOf, messageOf, UNREACHABLE } from '../../api/errors.ts'
import { nestErrors } from '../../providers/errors.ts'
import { claimFocus } from '../../ui/focus.ts'
import { nameDetail, toast } from '../../ui/toast.ts'
import { merge } from '../conflict/merge.ts'
import { type Conflict, useConflict } from '../conflict/useConflict.ts'
import {
  applicableErrors,
  focusError,
  inOwnWords,
  isUntouched,
  NO_ERRORS,
  type Problems,
  writeErrors,
} from './problems.ts'
import { savedAs, withoutSecrets } from './saved.ts'
import type { BodyRequirement, Form, FormSetup } from './types.ts'

/** Message for errors without a text of their own. */
const BROKEN = 'Revisa los campos marcados.'

/**
 * A form for one operation of the contract. react-hook-form holds values and errors; this hook validates with the
 * contract's rules, saves, and handles server errors, conflicts and drafts. It renders nothing and does not depend on
 * react-admin: pass its result to `Form` and the fields.
 */
export function useForm<Values extends FieldValues, Body, Row extends object = object, Answer = unknown>(
  setup: FormSetup<Values, Body, Row, Answer> & BodyRequirement<Values, Body, Row>,
): Form<Values, Row> {
  const { record: given, errorDisplay = 'toast' } = setup
  const latest = useRef(setup)
  latest.current = setup
  const [place] = useState(() => setup.drafts?.(setup.operation, given, given ? undefined : startOf(given)))
  const [draft, setDraft] = useState(() => place?.read())
  const begun = draft ? (draft.record as Row | undefined) : given
  const [message, setMessage] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const guard: Form<Values, Row>['guard'] = useRef(undefined)
  const errorState = useRef(NO_ERRORS)
  const saving = useRef(false)
  /** whether what prevents the current save may take the focus */
  const mayFocus = useRef<() => boolean>(() => true)
  /** react-hook-form silently aborts a save if the form is reset before validation */
  const checking = useRef(false)
  const loaded = useRef<Rules<Body>>(undefined)
  /** latest record from outside that was taken over */
  const seen = useRef(begun)

  const conflict: Conflict<Row> = useConflict<Row, Values>({
    // A draft keeps its original base record, so that changes made meanwhile are reported on saving.
    record: begun,
    valuesOf: startOf,
    values: () => form.getValues(),
    onMerged: (values, now) => {
      seen.current = latest.current.record
      base.current = now
      begin(startOf(now), values)
      latest.current.onConflict?.()
    },
    ...(setup.paths && { paths: setup.paths }),
    ...(setup.partMerges && { partMerges: setup.partMerges }),
  })
  const { record, rebase, settle, conflictDetails } = conflict
  /** the base record, current also between renders */
  const base = useRef(record)
  base.current = record
  const [first] = useState(() => startOf(record))
  /** values that changes are measured against */
  const start = useRef(first)
  const form: UseFormReturn<Values> = useHookForm<Values>({
    defaultValues: first as DefaultValues<Values>,
    mode: 'onSubmit',
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: async (values) => {
      await load()
      checking.current = false
      const { problems, text } = find(values)
      // Set before the errors render, so that fields never show the banner's message, even briefly.
      if (problems.length > 0 && errorDisplay !== 'toast') setMessage(errorDisplay === 'banner' ? text : '')
      errorState.current = { tried: true, refusals: [], problems }
      const fields = Object.fromEntries(problems.map(({ path, text }) => [path, [text]]))
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: nestErrors(fields) as FieldErrors<Values> }
    },
  })
  // Once before the first render: an effect would show the record first.
  useState(() => draft && form.reset({ ...first, ...draft.values }, { keepDefaultValues: true }))
  const { isDirty, isSubmitting } = form.formState
  /** the same form, for dynamic paths */
  const untyped = form as unknown as UseFormReturn

  /** Every field has an initial value, else a field that is shown later would count as a change. */
  function blank(): Partial<Values> {
    const names = latest.current.operation.inputs.map(({ source }) => source).filter((source) => !source.includes('.'))
    return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Values>
  }
  function startOf(record: Row | undefined): Values {
    return { ...blank(), ...latest.current.valuesOf(record) }
  }
  const rulesNow = () => latest.current.operation.rules ?? loaded.current
  /** If the rules cannot be loaded, only the server validates; the next save tries again. */
  async function load(): Promise<void> {
    if (!rulesNow()) loaded.current = await latest.current.loadRules?.().catch(() => undefined)
  }
  function bodyNow(values: Values): unknown {
    const { bodyOf } = latest.current
    return bodyOf ? bodyOf(values, base.current, rulesNow()) : values
  }

  /** Returns the errors of these values and the summary message. */
  function find(values: Values): { problems: Problems; text: string } {
    const { showsErrorsOf = () => true, validate } = latest.current
    const rules = rulesNow()
    const checked = rules && check(rules, bodyNow(values))
    const fields = checked && !checked.ok ? Object.entries(checked.fields).filter(([path]) => showsErrorsOf(path)) : []
    const described = fields.map(([path, [text = '']]) => ({ path, text }))
    const problems = inOwnWords(described, validate?.(values) ?? [])
    const line = fields.length > 0 && checked && !checked.ok ? checked.message : problems[0]?.text
    return { problems, text: line ?? BROKEN }
  }

  /** Shows the current errors, as far as they are to be shown: before the first save, those at fields `left` wrong. */
  function showErrors(left = false): void {
    const { tried, refusals, problems } = errorState.current
    const { whileTyping } = latest.current
    if (!tried && !whileTyping && !left && problems.length === 0) return
    const values = form.getValues()
    const blank = base.current ? undefined : first
    const isMarked = (path: string) => problems.some((one) => one.path === path)
    const isDue = (path: string) => whileTyping || isMarked(path) || (left && untyped.getFieldState(path).isTouched)
    const isShown = (path: string) => tried || (isDue(path) && !isUntouched(path, values, blank))
    errorState.current.problems = writeErrors(untyped, errorState.current.problems, [
      ...applicableErrors(refusals, values),
      ...find(values).problems.filter(({ path }) => isShown(path)),
    ])
  }
  /**
   * Stores the draft, or removes it when nothing has changed. It keeps a conflict open, which whoever finds it again
   * has not seen.
   */
  function note(): void {
    if (!place) return
    const values = form.getValues()
    if (equal(values, start.current)) {
      place.drop()
      setDraft(undefined)
    } else place.write({ record: conflict.before.current ?? base.current, values })
  }
  /** Sets new initial values and continues with the given ones. */
  function begin(from: Values, values = from): void {
    start.current = from
    form.reset(from, { keepValues: true })
    if (!equal(values, form.getValues())) form.reset(values, { keepDefaultValues: true })
    showErrors()
    note()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read current values from refs
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      showErrors()
      note()
    })
    return unsubscribe
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => void load(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows errors again for a new base record
  useEffect(() => showErrors(), [record])

  // A new or saved record becomes the initial state. While the form has changes, only a record with the same values
  // does: otherwise a save would send a version the user has not seen and overwrite a colleague's change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new or postponed record only
  useEffect(() => {
    if (given === seen.current || isSubmitting || checking.current) return
    const from = startOf(given)
    const changed = isDirty || draft !== undefined
    if (changed && !equal(from, start.current)) return
    seen.current = given
    base.current = given
    rebase(given)
    if (changed) return
    settle()
    errorState.current = NO_ERRORS
    begin(from)
  }, [given, isDirty, isSubmitting, draft])

  async function send(sent: Values): Promise<void> {
    if (guard.current && !(await guard.current(sent, base.current))) return
    const { send, onDone, operation } = latest.current
    const rules = rulesNow()
    const body = bodyNow(sent)
    const checked = rules && check(rules, body)
    let met: boolean | undefined
    const shown = (error: unknown): boolean => {
      met ??= conflict.handleSaveError(error, !mayFocus.current())
      return met
    }
    let answer: Answer
    try {
      answer = await send((checked?.ok ? checked.value : body) as Body, { record: base.current, shown })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return refuse(error, shown(error))
    }
    setMessage('')
    settle()
    errorState.current = NO_ERRORS
    const saved = savedAs(base.current, body, answer)
    if (saved) {
      base.current = saved
      rebase(saved)
    }
    // Input entered during the save stays and counts as unsaved.
    const from = saved ? startOf(saved) : base.current ? withoutSecrets(operation.inputs, sent, first) : sent
    begin(from, merge(sent, form.getValues(), from, setup.paths).values)
    onDone?.(answer)
  }

  function refuse(error: ApiError, met: boolean): void {
    const values = form.getValues()
    const fields = Object.entries(fieldsOf(error))
    errorState.current.refusals = fields.map(([path, text]) => ({ path, text, value: getPath(values, path) }))
    const isTold = errorDisplay === 'fields' && fields.length > 0
    if (!met && errorDisplay !== 'toast') setMessage(isTold ? '' : messageOf(error, UNREACHABLE))
    showErrors()
    const [[path] = []] = fields
    if (met || path === undefined) return
    focusError(untyped, element.current, path, mayFocus.current)
  }

  /** Says why there was no save, besides the errors at the fields. */
  function invalid(quiet: boolean): void {
    const { problems, text } = find(form.getValues())
    const { nameOf, operation } = latest.current
    if (quiet && element.current) setMessage(text)
    else if (errorDisplay === 'toast') {
      const detail = nameDetail(nameOf?.(base.current))
      toast[text === REQUIRED ? 'info' : 'error'](text, { about: operation.operation, detail })
    }
    focusError(untyped, element.current, problems[0]?.path ?? '', mayFocus.current)
  }

  function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    event?.stopPropagation()
    // Also for a quiet save that is running.
    mayFocus.current = claimFocus()
    return saveNow(false)
  }
  async function saveQuietly(): Promise<void> {
    if (!saving.current) mayFocus.current = () => false
    await saveNow(true)
  }
  async function saveNow(quiet: boolean): Promise<void> {
    if (saving.current || conflict.isUnseen()) return
    saving.current = true
    checking.current = true
    try {
      await form.handleSubmit(send, () => invalid(quiet))()
    } finally {
      saving.current = false
    }
  }

  const settleToasts = () => toast.settle(latest.current.operation.operation)
  function discard(): void {
    if (saving.current) return
    settle()
    settleToasts()
    setMessage('')
    errorState.current = NO_ERRORS
    begin(start.current)
  }

  const { inputs } = setup.operation
  return {
    ...form,
    reset: (values) => begin((values ?? start.current) as Values),
    ...{ inputs, message, isChanged: () => !equal(form.getValues(), start.current) },
    ...{ dirty: isDirty, busy: isSubmitting, save, saveQuietly, discard, settleToasts, element, guard },
    markLeft: () => void load().then(() => showErrors(true)),
    fields: { control: untyped.control, inputs, bannerMessage: errorDisplay === 'banner' ? message : '' },
    ...{ record, conflictDetails, rebase, textOf: setup.textOf, restored: draft !== undefined },
  }
}
