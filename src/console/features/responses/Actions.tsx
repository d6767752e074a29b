import './responses.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '../../api/errors.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useOperationCall, useOperationMutation } from '../../engine/useOperationMutation.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { saveText } from '../../ui/save.ts'
import { toast } from '../../ui/toast.ts'
import { CategoriesDialog } from './dialogs/CategoriesDialog.tsx'
import { ConvertDialog } from './dialogs/ConvertDialog.tsx'
import { DeleteDialog } from './dialogs/DeleteDialog.tsx'
import { ImportDialog } from './dialogs/ImportDialog.tsx'
import { SystemDialog } from './dialogs/SystemDialog.tsx'
import { MainEditor, inputOf as mainInput } from './editor/MainEditor.tsx'
import { SecondaryEditor, inputOf as secondaryInput } from './editor/SecondaryEditor.tsx'
import { EDIT, NEW } from './editor-url.ts'
import type { Choices, MainResponse, SecondaryInput, SecondaryResponse } from './types.ts'

/** Returns the options of the editors. Fetched with the page, so that an editor opens without delay. */
export function useChoices(): Choices | undefined {
  const call = useOperationCall()
  const { data } = useQuery({ queryKey: ['responseChoiceList'], queryFn: () => call('responseChoiceList', {}) })
  return data as Choices | undefined
}

/** Returns all categories; the page size is larger than any chatbot needs. */
function useCategories() {
  const { data } = useGetList('responses/categories', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  })
  return (data ?? []) as { id: number; name: string; count: number; version: number }[]
}

/** Returns what to edit according to the URL: a record, or a new one. */
function useLinked<T>(resource: string): { record: T | undefined; isNew: boolean; close: () => void } {
  const [parameters, setParameters] = useSearchParams()
  const id = Number(parameters.get(EDIT)) || 0
  // Always edit a fresh copy from the server, not a cached one or the row of the list.
  const { data, error, isFetchedAfterMount } = useGetOne(
    resource,
    { id },
    { enabled: id > 0, gcTime: 0, refetchOnWindowFocus: false },
  )
  // Replaces the history entry that opened it, so that Back does not open it again.
  const close = () =>
    setParameters(
      (before) => {
        before.delete(EDIT)
        return before
      },
      { replace: true },
    )
  const isNew = parameters.get(EDIT) === NEW
  const asked = parameters.has(EDIT) && !isNew
  const problem = id > 0 ? error : asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each problem once
  useEffect(() => {
    if (!problem) return
    toast.error(messageOf(problem, 'No encontramos esa respuesta. Quizás alguien la eliminó.'))
    close()
  }, [problem])
  return { record: id > 0 && isFetchedAfterMount ? (data as T | undefined) : undefined, isNew, close }
}

/** Actions in the header of the main responses. */
export function MainPageActions() {
  const call = useOperationCall()
  const choices = useChoices()
  const categories = useCategories()
  const { record, isNew, close } = useLinked<MainResponse>('responses')
  const [open, setOpen] = useState<'new' | 'import' | 'categories' | 'convert'>()
  const shut = () => setOpen(undefined)

  async function takeAway(): Promise<void> {
    try {
      const { filename, content } = (await call('responseExport', {})) as { filename: string; content: string }
      saveText(filename, content)
    } catch (error) {
      toast.error(messageOf(error, 'Error al exportar la lista. Inténtalo nuevamente.'))
    }
  }
  return (
    <>
      {choices && choices.quick > 0 && (
        <Button icon="lightning" onClick={() => setOpen('convert')}>
          Convertir {choices.quick} por palabra clave
        </Button>
      )}
      <Button icon="tag" onClick={() => setOpen('categories')}>
        Categorías
      </Button>
      <Button icon="upload" onClick={() => setOpen('import')}>
        Importar
      </Button>
      <Button icon="download" onClick={() => void takeAway()}>
        Exportar
      </Button>
      <Button variant="primary" icon="plus" disabled={!choices} onClick={() => setOpen('new')}>
        Nueva
      </Button>
      {choices && (open === 'new' || isNew) && (
        <MainEditor choices={choices} categories={categories} onClose={isNew ? close : shut} />
      )}
      {choices && record && (
        <MainEditor key={record.id} record={record} choices={choices} categories={categories} onClose={close} />
      )}
      {open === 'convert' && <ConvertDialog onClose={shut} />}
      {open === 'import' && <ImportDialog onClose={shut} />}
      {open === 'categories' && <CategoriesDialog categories={categories} onClose={shut} />}
    </>
  )
}

/** Actions in the header of the secondary responses. */
export function SecondaryPageActions() {
  const choices = useChoices()
  const { record, isNew, close } = useLinked<SecondaryResponse>('responses/secondary')
  const [open, setOpen] = useState<'system' | Partial<SecondaryInput>>()
  const shut = () => setOpen(undefined)
  return (
    <>
      <Button icon="robot" onClick={() => setOpen('system')}>
        Textos originales
      </Button>
      <Button variant="primary" icon="plus" disabled={!choices} onClick={() => setOpen({})}>
        Nueva
      </Button>
      {choices && typeof open === 'object' && <SecondaryEditor start={open} choices={choices} onClose={shut} />}
      {choices && isNew && <SecondaryEditor start={{}} choices={choices} onClose={close} />}
      {choices && record && <SecondaryEditor key={record.id} record={record} choices={choices} onClose={close} />}
      {open === 'system' && <SystemDialog onClose={shut} onWrite={setOpen} />}
    </>
  )
}

/** The next step in an empty list of responses. */
export function FirstResponse() {
  return (
    <Link className="btn btn-primary" to={`?${EDIT}=${NEW}`}>
      <Icon name="plus" size={18} />
      <span>Crear respuesta</span>
    </Link>
  )
}

/** Row actions of a main response. */
export function MainRowActions({ row }: { row: Row }) {
  const record = row as unknown as MainResponse
  const { id, title, enabled, used_by = [], questions } = record
  // Questions are not sent: the row may be outdated and miss some of them.
  const { questions: _, ...values } = mainInput(record)
  const session = useSession()
  const navigate = useNavigate()
  const asked = questions[0] ?? title
  return (
    <>
      {mayOpen('/testbot', session) && (
        <IconButton
          icon="flask"
          label={`Probar ${title}`}
          onClick={() => navigate(`/testbot?decir=${encodeURIComponent(asked)}`)}
        />
      )}
      <RowButtons {...{ id, enabled, name: title, uses: used_by, values }} operation="response" />
    </>
  )
}

/** Row actions of a secondary response. */
export function SecondaryRowActions({ row }: { row: Row }) {
  const record = row as unknown as SecondaryResponse
  const { id, name, enabled, parents } = record
  const values = secondaryInput(record)
  return <RowButtons {...{ id, name, enabled, values }} uses={parents} operation="secondaryResponse" />
}

interface RowButtonsProps {
  id: number
  name: string
  enabled: boolean
  uses: MainResponse['used_by'] & object
  /** prefix of the operation ids */
  operation: 'response' | 'secondaryResponse'
  /** request body of the record */
  values: object
}

function RowButtons({ id, name, enabled, uses, operation, values }: RowButtonsProps) {
  const act = useOperationMutation()
  const queries = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  // The page renders the editor, not the row, so that it stays open when the list is laid out anew.
  const [, setParameters] = useSearchParams()
  const edit = () =>
    setParameters((before) => {
      before.set(EDIT, String(id))
      return before
    })
  async function toggle(): Promise<void> {
    await act(`${operation}Update`, { record: { id }, values: { ...values, enabled: !enabled } }).catch(() =>
      queries.invalidateQueries(),
    )
  }
  return (
    <>
      <IconButton icon="edit" label={`Editar ${name}`} onClick={edit} />
      <IconButton
        icon="power"
        label={`${enabled ? 'Desactivar' : 'Activar'} ${name}`}
        aria-pressed={enabled}
        onClick={() => void toggle()}
      />
      <IconButton icon="delete" tone="danger" label={`Eliminar ${name}`} onClick={() => setDeleting(true)} />
      {deleting && (
        <DeleteDialog id={id} name={name} uses={uses} operation={operation} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}
