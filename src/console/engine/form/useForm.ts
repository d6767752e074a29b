import equal from 'fast-deep-equal'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import { getPath, withPath } from '../../../contract/path.ts'
import { check, type Rules } from '../../../contract/validation.ts'
import { ApiError, fieldsOf, messageOf } from '../../api/errors.ts'
import { nestErrors } from '../../providers/errors.ts'
import { toast } from '../../ui/toast.ts'
import { merge } from '../conflict/merge.ts'
import { type Conflict, useConflict } from '../conflict/useConflict.ts'
import { focusFirstFault, isUntouched, type Problems, type Refusals, standing, writeErrors } from './problems.ts'
import type { Form, FormSetup, Sent } from './setup.ts'

/** Said of problems that have no words of their own. */
const BROKEN = 'Hay campos que no cumplen sus reglas.'

/** What the errors in a form stand for. */
interface Told {
  /** saving was tried: now whatever is wrong is told */
  tried: boolean
  refusals: Refusals
  problems: Problems
}

const NOTHING: Told = { tried: false, refusals: [], problems: [] }

/**
 * A form over one operation of the contract: react-hook-form holds the values and the errors; this checks them with the
 * contract's rules, saves, and goes on after refusals, other people's changes and reloads. It draws nothing, and knows
 * neither react-admin nor the fields: `Form` and the fields take what it returns.
 */
export function useForm<Values extends FieldValues, Body, Row extends object = object, Answer = unknown>(
  setup: FormSetup<Values, Body, Row, Answer> & Sent<Values, Body, Row>,
): Form<Values, Row> {
  const { record: given, says = 'toast' } = setup
  const latest = useRef(setup)
  latest.current = setup
  const [place] = useState(() => setup.keep?.(setup.operation, given, given ? undefined : startOf(given)))
  const [draft, setDraft] = useState(() => place?.read())
  const begun = draft ? (draft.record as Row | undefined) : given
  const [message, setMessage] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const told = useRef(NOTHING)
  const saving = useRef(false)
  /** react-hook-form gives a save up without a word when the form is reset before it is checked */
  const checking = useRef(false)
  const loaded = useRef<Rules<Body>>(undefined)
  /** the newest record from outside that was taken in */
  const seen = useRef(begun)

  const conflict: Conflict<Row> = useConflict<Row, Values>({
    // a kept draft goes on from what it began with, so that what changed meanwhile is told when it is saved
    record: begun,
    valuesOf: startOf,
    values: () => form.getValues(),
    onMerged: (values, now) => {
      seen.current = latest.current.record
      base.current = now
      begin(startOf(now), values)
      latest.current.onMeet?.()
    },
    ...(setup.paths && { paths: setup.paths }),
  })
  const { record, rebase, settle, news } = conflict
  /** what the form is measured against, for what runs between two renderings */
  const base = useRef(record)
  base.current = record
  const [first] = useState(() => startOf(record))
  /** what changes are measured against */
  const start = useRef(first)
  const form: UseFormReturn<Values> = useHookForm<Values>({
    defaultValues: first as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: async (values) => {
      await load()
      checking.current = false
      const { problems, text } = find(values)
      // set before the errors are rendered: a field does not repeat what the banner says, not even for a moment
      if (problems.length > 0 && says === 'banner') setMessage(text)
      told.current = { tried: true, refusals: [], problems }
      const fields = Object.fromEntries(problems.map(({ path, text }) => [path, [text]]))
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: nestErrors(fields) as FieldErrors<Values> }
    },
  })
  // once, before anything is drawn: an effect would show the record first
  useState(() => draft && form.reset({ ...first, ...draft.values }, { keepDefaultValues: true }))
  const { isDirty, isSubmitting } = form.formState
  /** the same, for paths that are known only as the program runs */
  const untyped = form as unknown as UseFormReturn

  /** Every field is there from the start: else one that is shown later would count as a change. */
  function blank(): Partial<Values> {
    const names = latest.current.operation.inputs.map(({ source }) => source).filter((source) => !source.includes('.'))
    return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Values>
  }
  /** A record's secrets start empty, also after they were saved. */
  function withoutSecrets(values: Values): Values {
    const typed = latest.current.operation.inputs.filter(({ source, secret }) => secret && getPath(values, source))
    return typed.reduce((rest, { source }) => withPath(rest, source, getPath(first, source)), values)
  }
  function startOf(record: Row | undefined): Values {
    return { ...blank(), ...latest.current.valuesOf(record) }
  }
  const rulesNow = () => latest.current.operation.rules ?? loaded.current
  /** Where they do not come, the server alone checks; the next save asks for them again. */
  async function load(): Promise<void> {
    if (!rulesNow()) loaded.current = await latest.current.loadRules?.().catch(() => undefined)
  }
  function bodyNow(values: Values): unknown {
    const { bodyOf } = latest.current
    return bodyOf ? bodyOf(values, base.current, rulesNow()) : values
  }

  /** What is wrong with these values, and the line that says so. */
  function find(values: Values): { problems: Problems; text: string } {
    const { tells = () => true, inspect } = latest.current
    const rules = rulesNow()
    const checked = rules && check(rules, bodyNow(values))
    const fields = checked && !checked.ok ? Object.entries(checked.fields).filter(([path]) => tells(path)) : []
    const problems = [...fields.map(([path, [text = '']]) => ({ path, text })), ...(inspect?.(values) ?? [])]
    const line = fields.length > 0 && checked && !checked.ok ? checked.message : problems[0]?.text
    return { problems, text: line ?? BROKEN }
  }

  /** Tells what is wrong now, as far as it is to be told. */
  function tell(): void {
    const { tried, refusals } = told.current
    const { whileTyping } = latest.current
    if (!tried && !whileTyping) return
    const values = form.getValues()
    const blank = base.current ? undefined : first
    const shown = find(values).problems.filter(({ path }) => tried || !isUntouched(path, values, blank))
    told.current.problems = writeErrors(untyped, told.current.problems, [...standing(refusals, values), ...shown])
  }
  /** Keeps what is written, and drops it once nothing differs any more. */
  function note(): void {
    if (!place) return
    const values = form.getValues()
    if (equal(values, start.current)) {
      place.drop()
      setDraft(undefined)
    } else place.write({ record: base.current, values })
  }
  /** Measures changes against another start, and goes on with these values. */
  function begin(from: Values, values = from): void {
    start.current = from
    form.reset(from, { keepValues: true })
    if (!equal(values, form.getValues())) form.reset(values, { keepDefaultValues: true })
    tell()
    note()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads the newest of everything
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      tell()
      note()
    })
    return unsubscribe
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is measured anew
  useEffect(tell, [record])

  // Another record, or the same one saved: what the server has becomes the start. While something is being typed, only
  // one that shows the same does: else the save would carry a version that nobody has seen, over a colleague's change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record asks, or one that has waited
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
    told.current = NOTHING
    begin(from)
  }, [given, isDirty, isSubmitting, draft])

  async function send(sent: Values): Promise<void> {
    const { send, onDone } = latest.current
    const rules = rulesNow()
    const body = bodyNow(sent)
    const checked = rules && check(rules, body)
    let met: boolean | undefined
    const shown = (error: unknown): boolean => {
      met ??= conflict.meet(error)
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
    told.current = NOTHING
    const saved = savedAs(base.current, body, answer)
    if (saved) {
      base.current = saved
      rebase(saved)
    }
    // what was written while it was being sent stays, and is still to be saved
    const from = saved ? startOf(saved) : base.current ? withoutSecrets(sent) : sent
    begin(from, merge(sent, form.getValues(), from, setup.paths).values)
    onDone?.(answer)
  }

  function refuse(error: ApiError, met: boolean): void {
    const values = form.getValues()
    const fields = Object.entries(fieldsOf(error))
    told.current.refusals = fields.map(([path, text]) => ({ path, text, value: getPath(values, path) }))
    if (!met && says === 'banner') setMessage(messageOf(error))
    tell()
    const [[path] = []] = fields
    if (met || path === undefined) return
    untyped.setFocus(path)
    focusFirstFault(element.current)
  }

  async function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    event?.stopPropagation()
    if (saving.current) return
    saving.current = true
    checking.current = true
    try {
      await form.handleSubmit(send, () => {
        if (says === 'toast') toast.info(find(form.getValues()).text)
        focusFirstFault(element.current)
      })()
    } finally {
      saving.current = false
    }
  }

  function discard(): void {
    if (saving.current) return
    settle()
    setMessage('')
    told.current = NOTHING
    begin(start.current)
  }

  const { inputs } = setup.operation
  return {
    ...form,
    reset: (values) => begin((values ?? start.current) as Values),
    ...{ inputs, message, dirty: isDirty, busy: isSubmitting, save, discard, element },
    fields: { control: untyped.control, inputs, said: says === 'banner' ? message : '' },
    ...{ record, news, rebase, textOf: setup.textOf, kept: draft !== undefined },
  }
}

/** The record as a save left it, where the answer tells: it has its version and all that was sent. */
function savedAs<Row extends object>(record: Row | undefined, sent: unknown, answer: unknown): Row | undefined {
  if (!record || typeof answer !== 'object' || answer === null || !('version' in answer)) return undefined
  return Object.keys(sent ?? {}).every((name) => name in answer) ? { ...record, ...answer } : undefined
}
