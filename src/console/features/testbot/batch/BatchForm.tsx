import { type FormEvent, useState } from 'react'
import { ModelChoiceOptions } from '../../../../../generated/options.ts'
import { draftsOf } from '../../../session/drafts.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useMay } from '../useMay.ts'
import { PasteField } from './PasteField.tsx'
import { RecentSummary } from './RecentSummary.tsx'
import { recentSources, writtenSources } from './sources.ts'
import type { Model, Source } from './types.ts'
import { useEarlierModels } from './useEarlierModels.ts'
import { useKeptText } from './useKeptText.ts'
import { useRecent } from './useRecent.ts'

interface BatchFormProps {
  bot: number
  running: boolean
  onRun: (sources: readonly Source[], model: Model, compare: number | null) => Promise<void>
  onStop: () => void
}

const FROM = [
  { value: 'list', label: 'Los que pegues o subas' },
  { value: 'recent', label: 'Los de la última semana' },
]

/** What to test and with which models. */
export function BatchForm({ bot, running, onRun, onStop }: BatchFormProps) {
  const session = useSession()
  const { teach } = useMay()
  const [from, setFrom] = useState('list')
  const [content, setContent] = useKeptText(`${draftsOf(session.user?.id)}testbot-batch:${bot}`)
  const [problem, setProblem] = useState<string>()
  const [reading, setReading] = useState(false)
  const [model, setModel] = useState<Model>('published')
  const [compare, setCompare] = useState('')
  const models = useEarlierModels(bot, model)
  const recent = useRecent(bot, from === 'recent')
  const isReady = from === 'list' ? content.trim() !== '' : (recent.data?.messages.length ?? 0) > 0

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady || running || reading) return
    setReading(true)
    setProblem(undefined)
    const found = from === 'recent' ? recentSources(recent.data) : await writtenSources(bot, content)
    setReading(false)
    if ('problem' in found) setProblem(found.problem)
    else await onRun(found.sources, model, compare === '' ? null : Number(compare))
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
          problem={problem}
          onChange={(text) => {
            setContent(text)
            setProblem(undefined)
          }}
          onProblem={setProblem}
        />
      ) : (
        <RecentSummary recent={recent} />
      )}
      <div className="batch-buttons">
        {running && <Button onClick={onStop}>Detener</Button>}
        <Button
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
