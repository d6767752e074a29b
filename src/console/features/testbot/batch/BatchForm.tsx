import { type FormEvent, useRef, useState } from 'react'
import { TestBatchTextLimits } from '../../../../../generated/limits.ts'
import { ModelChoiceOptions } from '../../../../../generated/options.ts'
import { excessError } from '../../../../contract/length.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { useKeptText } from '../../../session/useKeptText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useMay } from '../useMay.ts'
import { asMessage, withIntent } from './correct-line.ts'
import { PasteField } from './PasteField.tsx'
import { RecentSummary } from './RecentSummary.tsx'
import { RejectedLines } from './RejectedLines.tsx'
import { stillRejected } from './rejections.ts'
import { NONE_REJECTED, recentSources, writtenSources } from './sources.ts'
import type { Model, Source } from './types.ts'
import { useEarlierModels } from './useEarlierModels.ts'
import { useRecent } from './useRecent.ts'

interface BatchFormProps {
  bot: number
  running: boolean
  /** called when a test begins, before it is known what can be tested */
  onBegin: () => void
  onRun: (sources: readonly Source[], model: Model, compare: number | null) => Promise<void>
  onStop: () => void
}

const FROM = [
  { value: 'list', label: 'Los que pegues o subas' },
  { value: 'recent', label: 'Los de la última semana' },
]

/** What to test and with which models. */
export function BatchForm({ bot, running, onBegin, onRun, onStop }: BatchFormProps) {
  const session = useSession()
  const { teach } = useMay()
  const [from, setFrom] = useState('list')
  const [content, setContent] = useKeptText('testbot-batch', bot)
  const [problem, setProblem] = useState<string>()
  const [rejected, setRejected] = useState(NONE_REJECTED)
  const list = useRef<HTMLTextAreaElement>(null)
  const run = useRef<HTMLButtonElement>(null)
  const [reading, setReading] = useState(false)
  const [model, setModel] = useState<Model>('published')
  const [compare, setCompare] = useState('')
  const models = useEarlierModels(bot, model)
  const recent = useRecent(bot, from === 'recent')
  const isReady =
    from === 'list'
      ? content.trim() !== '' && !excessError(content, TestBatchTextLimits.content.maxLength)
      : (recent.data?.messages.length ?? 0) > 0

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady || running || reading) return
    setReading(true)
    setProblem(undefined)
    setRejected(NONE_REJECTED)
    onBegin()
    const found = from === 'recent' ? recentSources(recent.data) : await writtenSources(bot, content)
    setReading(false)
    if ('problem' in found) {
      setProblem(found.problem)
      return list.current?.focus()
    }
    // The list may be edited while it is read.
    setRejected(stillRejected(found, content, list.current?.value ?? content))
    if (found.sources.length > 0) await onRun(found.sources, model, compare === '' ? null : Number(compare))
  }

  function edit(text: string): void {
    setContent(text)
    setProblem(undefined)
    setRejected(stillRejected(rejected, content, text))
  }

  function correct(text: string): void {
    edit(text)
    if (rejected.rejected_total === 1) run.current?.focus()
  }

  return (
    <form className="card batch-form" aria-label="Qué probar" onSubmit={(event) => void submit(event)}>
      <div className="batch-choices">
        {mayOpen('/chats', session) && <Select label="Mensajes" value={from} options={FROM} onChange={setFrom} />}
        {teach && (
          <Select
            label="Modelo"
            value={model}
            options={ModelChoiceOptions}
            onChange={(value) => {
              setModel(value as Model)
              setCompare('')
            }}
          />
        )}
        <Select
          label="Comparar con"
          value={compare}
          options={[{ value: '', label: 'Ninguno' }, ...models]}
          onChange={setCompare}
        />
      </div>
      {from === 'list' ? (
        <PasteField
          value={content}
          field={list}
          problem={problem}
          onChange={edit}
          onFile={(text) => {
            setContent(text)
            setProblem(undefined)
            setRejected(NONE_REJECTED)
          }}
          onProblem={setProblem}
        />
      ) : (
        <RecentSummary recent={recent} />
      )}
      {from === 'list' && rejected.rejected_total > 0 && (
        <RejectedLines
          {...rejected}
          onLine={(line) => selectLine(list.current, line)}
          onIntent={({ line, unknown }, intent) => {
            const corrected = withIntent(content, line, unknown ?? '', intent)
            if (corrected === undefined) selectLine(list.current, line)
            else correct(corrected)
          }}
          onMessage={({ line }) => correct(asMessage(content, line))}
        />
      )}
      <div className="batch-buttons">
        {running && <Button onClick={onStop}>Detener</Button>}
        <Button
          ref={run}
          type="submit"
          variant="primary"
          icon="play"
          busy={running || reading}
          aria-disabled={!isReady || undefined}
        >
          Probar mensajes
        </Button>
      </div>
    </form>
  )
}

/** Selects a line of a text field, counted from 1. */
function selectLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  field.focus()
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
