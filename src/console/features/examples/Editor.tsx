import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ExampleInputLimits } from '../../../../generated/limits.ts'
import { ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import { excessError } from '../../../contract/length.ts'
import type { Mark } from '../../../contract/tagging.ts'
import { api, unwrap } from '../../api/client.ts'
import { fieldsOf, messageOf } from '../../api/errors.ts'
import { ConflictFooter } from '../../engine/conflict/ConflictFooter.tsx'
import { useConflict } from '../../engine/conflict/useConflict.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { formatInteger } from '../../ui/format.ts'
import { Picker } from '../../ui/Picker.tsx'
import {
  type DraftMark,
  markedText,
  marksProblem,
  openProposals,
  proposalKey,
  reanchorDraftMarks,
  withMark,
} from './draft.ts'
import { Marks } from './Marks.tsx'
import { DuplicateError, SimilarExamples } from './SimilarExamples.tsx'
import { sendOfForm } from './send-of-form.ts'
import { TagField } from './TagField.tsx'
import type { Entity, Example, Intent } from './types.ts'
import { UseOptions } from './UseOptions.tsx'
import { useExampleDraft } from './useExampleDraft.ts'
import { useSimilarExamples } from './useSimilarExamples.ts'

interface EditorProps {
  bot: number
  intents: readonly Intent[]
  entities: readonly Entity[]
  /** the example to edit; undefined for a new one */
  example?: Example
  /** default intent of a new example */
  intentId?: number | undefined
  /** the form whose examples these are: they have its intent, and are saved with it */
  formId?: number | undefined
  onSaved: (example: Example) => void
  onIntent?: (name: string) => Promise<number | undefined>
  onCancel?: () => void
}

/** Form values. Text and marks are one field because marks are positions in the text. */
interface Values extends Pick<Example, 'split' | 'state'> {
  phrase: { text: string; entities: Mark[] }
  intent_id: number | undefined
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ phrase: 'Ejemplo', intent_id: 'Intención', split: 'Uso', state: 'Estado' },
}

/** The inputs that show their error themselves. */
const FIELDS = ['text', 'entities', 'intent_id']

const valuesOf = ({ text, entities, intent_id, split, state }: Example): Values => ({
  phrase: { text, entities },
  ...{ intent_id, split, state },
})

/** Editor of an example and its entity marks. Enter saves; a new example keeps its intent for the next one. */
export function Editor(props: EditorProps) {
  const { bot, intents, entities, example, intentId, formId, onSaved, onIntent, onCancel } = props
  const { draft, change } = useExampleDraft({ bot, example, intentId, formId, intents, entities })
  const { text, marks, intent, split, state } = draft
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const tag = useRef<() => void>(undefined)
  const values: Values = {
    phrase: { text, entities: marks.map(({ lost: _, ...one }) => one) },
    intent_id: intent,
    split,
    state,
  }
  const conflict = useConflict<Example, Values>({ record: example, valuesOf, values: () => values, onMerged: show })
  const { check, proposals: found } = useSimilarExamples(bot, text, intent, example?.id)
  const twin = check.duplicate
  const excess = excessError(text.trim(), ExampleInputLimits.text.maxLength)
  const proposals = openProposals(text, found, marks, declined)

  // The button that opened the editor is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    if (!example) return
    field.current?.focus()
    field.current?.setSelectionRange(example.text.length, example.text.length)
  }, [])

  function show(next: Values): void {
    const { phrase, intent_id, split, state } = next
    change({ text: phrase.text, marks: phrase.entities, intent: intent_id, split, state })
    setProblem({})
  }

  function write(next: string): void {
    change({ text: next, marks: reanchorDraftMarks(next, marks) })
    setProblem({})
  }

  function choose(intent: number | undefined): void {
    change({ intent })
    setProblem({})
  }

  function mark(next: readonly DraftMark[]): void {
    change({ marks: next })
    field.current?.focus()
  }

  function markWords(stretch: { start: number; end: number; value: string }, entity: Entity): void {
    const result = withMark(text, marks, stretch, entity)
    if ('refusal' in result) setProblem({ text: result.refusal })
    else {
      change({ marks: result.marks })
      setProblem({})
    }
  }

  const withMarks = (taken: readonly DraftMark[]) => [...marks, ...taken].sort((a, b) => a.start - b.start)

  async function save(marks: readonly DraftMark[]): Promise<void> {
    if (busy) return
    const lead = [...text].length - [...text.trimStart()].length
    const entities = marks.map(({ lost: _, ...one }) => ({ ...one, start: one.start - lead, end: one.end - lead }))
    const wrong = marksProblem(text.trim(), entities)
    if (!text.trim()) return refuse({ text: 'Escribe el ejemplo.' })
    if (excess) return refuse({ text: excess })
    if (intent === undefined) return refuse({ intent_id: 'Elige la intención.' })
    if (wrong) return refuse({ text: wrong })
    setBusy(true)
    let met = false
    try {
      const body = { text: text.trim(), intent_id: intent, entities, split, state }
      const saved = await send(body, (error) => {
        met = conflict.handleSaveError(error)
        return met || FIELDS.some((name) => fieldsOf(error)[name])
      })
      onSaved(saved)
      if (!example) {
        change({ text: '', marks: [] })
        setDeclined(new Set())
        field.current?.focus()
      }
    } catch (error) {
      if (met) return
      const fields = fieldsOf(error)
      refuse({ ...fields, text: fields.text || fields.entities || (fields.intent_id ? '' : messageOf(error)) })
    } finally {
      setBusy(false)
    }
  }

  function send(
    body: {
      text: string
      intent_id: number
      entities: Mark[]
      split: Example['split']
      state: Example['state']
    },
    isShown: (error: unknown) => boolean,
  ) {
    const { record } = conflict
    if (formId !== undefined) return sendOfForm(bot, formId, body, record, isShown)
    if (!record)
      return withToasts(
        'exampleCreate',
        () => unwrap(api.POST('/examples/{bot}', { params: { path: { bot } }, body })),
        isShown,
      )
    const path = { bot, id: record.id }
    return withToasts(
      'exampleUpdate',
      () => unwrap(api.PUT('/examples/{bot}/{id}', { params: { path }, body: { ...body, version: record.version } })),
      isShown,
    )
  }

  function refuse(found: Record<string, string>): void {
    setProblem(found)
    if (found.text) field.current?.focus()
  }

  return (
    <form
      className="example-editor"
      aria-label={example ? 'Editar ejemplo' : 'Nuevo ejemplo'}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save(marks)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel?.()
      }}
    >
      <div className="example-editor-row">
        {formId === undefined && (
          <Picker
            label="Intención"
            required
            placeholder="Busca o crea una"
            options={intents.map(({ id, description, examples_count = 0 }) => ({
              ...{ value: id, label: description },
              hint: formatInteger(examples_count),
            }))}
            value={intent}
            error={problem.intent_id}
            onChange={choose}
            onCreate={(name) => void onIntent?.(name).then((made) => made && choose(made))}
          />
        )}
        <TagField
          text={text}
          marks={marks}
          entities={entities}
          error={excess || (twin ? <DuplicateError twin={twin} /> : problem.text)}
          field={field}
          tag={tag}
          onText={write}
          onMark={markWords}
          onEnter={(all) => void save(all ? withMarks(proposals) : marks)}
        />
      </div>
      <Marks
        marks={marks}
        proposals={proposals}
        entities={entities}
        onChange={mark}
        onAccept={(taken) => mark(withMarks(taken))}
        onDecline={(one) => {
          setDeclined(new Set([...declined, proposalKey(one)]))
          field.current?.focus()
        }}
      />
      <SimilarExamples check={check} />
      <ConflictFooter
        conflictDetails={conflict.conflictDetails}
        className="example-editor-actions"
        values={values}
        nameOf={(path) => NAMES[path] ?? path}
        textOf={(path, value) => {
          if (path === 'phrase') return markedText(value as Values['phrase'], entities)
          if (path === 'intent_id') return intents.find(({ id }) => id === value)?.description ?? ''
          const options = path === 'split' ? ExampleSplitOptions : ExampleStateOptions
          return options.find((option) => option.value === value)?.label
        }}
        onTake={(path, value) => show({ ...values, [path]: value })}
      >
        <div className="example-editor-tools">
          <Button
            variant="ghost"
            icon="tag"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => tag.current?.()}
          >
            Marcar entidad
          </Button>
          <UseOptions
            split={split}
            state={state}
            onSplit={(split) => change({ split })}
            onState={(state) => change({ state })}
          />
        </div>
        {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
        <Button type="submit" variant="primary" icon="check" busy={busy}>
          Guardar
        </Button>
      </ConflictFooter>
    </form>
  )
}
