import { useState } from 'react'
import type { operations } from '../../../../../generated/api.d.ts'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { api, asJson, unwrap } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import type { Catalogue } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'

export type BulkKind = 'area' | 'assign' | 'label_add' | 'label_remove' | 'priority' | 'survey'

const TITLES: Record<BulkKind, [title: string, field: string]> = {
  area: ['Cambiar de área', 'Área'],
  assign: ['Asignar conversaciones', 'Persona'],
  priority: ['Cambiar la prioridad', 'Prioridad'],
  survey: ['Enviar encuesta', 'Encuesta'],
  label_add: ['Agregar etiqueta', 'Etiqueta'],
  label_remove: ['Quitar etiqueta', 'Etiqueta'],
}

type ListQuery = NonNullable<operations['formList']['parameters']['query']>

const UNCHOSEN = { value: '', label: 'Elige una' }

interface BulkChoiceProps {
  kind: BulkKind
  count: number
  onClose: () => void
  onChosen: (value: number | null) => void
}

/** What is said where there is nothing to choose. */
const NOTHING: Partial<Record<BulkKind, string>> = {
  area: 'Todavía no hay áreas.',
  survey: 'Todavía no hay encuestas activas. Crea una en Formularios.',
  label_add: 'Todavía no hay etiquetas.',
  label_remove: 'Todavía no hay etiquetas.',
}

/** Asks for the area, user, label, survey or priority of a bulk action; a priority is told by its place among the options. */
export function BulkChoice({ kind, count, onClose, onChosen }: BulkChoiceProps) {
  const { botId, catalogue } = useChatsContext()
  const {
    data: options,
    error,
    reload,
  } = useLoad(`choices ${kind}`, () => (kind === 'survey' ? surveysOf(botId) : choicesOf(kind, catalogue)))
  // Nothing is preselected: the first option is seldom meant, and a bulk change affects many chats.
  const [value, setValue] = useState('')
  const [title, field] = TITLES[kind]
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={value === ''}
            onClick={() => onChosen(value === 'null' ? null : Number(value))}
          >
            {kind === 'survey' ? 'Continuar' : 'Guardar'}
          </Button>
        </>
      }
    >
      <p className="soft">{plural(count, 'conversación elegida', 'conversaciones elegidas')}.</p>
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : !options ? (
        <Loading />
      ) : options.length === 0 ? (
        <p>{NOTHING[kind]}</p>
      ) : (
        <Select autoFocus label={field} value={value} onChange={setValue} options={[UNCHOSEN, ...options]} />
      )}
    </Dialog>
  )
}

interface Option {
  value: string
  label: string
}

async function surveysOf(bot: number): Promise<Option[]> {
  const query = { filter: { kind: 'survey', enabled: true }, range: [0, 99], sort: ['name', 'ASC'] } satisfies ListQuery
  const call = api.GET('/forms/{bot}', { params: { path: { bot }, query }, querySerializer: asJson })
  return (await unwrap(call)).map(({ id, name }) => ({ value: `${id}`, label: name }))
}

async function choicesOf(kind: Exclude<BulkKind, 'survey'>, catalogue: Catalogue): Promise<Option[]> {
  if (kind === 'area') return (await catalogue.allAreas.load()).map(({ id, name }) => ({ value: `${id}`, label: name }))
  if (kind === 'assign') {
    const users = (await catalogue.users.load()).map(({ id, name }) => ({ value: `${id}`, label: name }))
    return [{ value: 'null', label: 'Sin asignar' }, ...users]
  }
  if (kind === 'priority') return ChatPriorityOptions.map(({ label }, place) => ({ value: `${place}`, label }))
  const labels = (await catalogue.labels.load()).filter(
    ({ archived, scope }) => !archived && (scope !== 'contact' || kind === 'label_remove'),
  )
  return labels.map(({ id, title }) => ({ value: `${id}`, label: title }))
}
