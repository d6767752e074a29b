import { useEffect, useState } from 'react'
import { LabelInputLimits } from '../../../../../generated/limits.ts'
import { labelCreateBody } from '../../../../../generated/validators/chats.js'
import { fold } from '../../../../contract/phrase.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { ConflictFoot } from '../../../engine/conflict/ConflictFoot.tsx'
import { useConflict } from '../../../engine/conflict/useConflict.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plural } from '../../../ui/format.ts'
import { brokenRules } from '../../../ui/problems.ts'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import { LabelPill } from '../LabelPill.tsx'
import type { Label } from '../state/types.ts'
import { type ChatDialogProps, Tabs } from './parts.tsx'

const TABS = [
  { id: 'all', label: 'Todas' },
  { id: 'chat', label: 'Del chat' },
  { id: 'edit', label: 'Crear o editar' },
] as const
type Tab = (typeof TABS)[number]['id']

const COLORS = ['#0f6963', '#1f5fa8', '#7a3ea8', '#b3261e', '#c8642b', '#a86400', '#1d7a40', '#545e5a']
const NAMES: Readonly<Record<string, string>> = {
  ...{ title: 'Nombre', color: 'Color', group: 'Grupo', description: 'Descripción' },
}
const EMPTY = { title: '', color: COLORS[0] ?? '#0f6963', description: '', group: '' }

/** Labels of a chat, and the labels themselves. */
export function LabelsDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, catalogue } = useRoom()
  const labels = useShelf(catalogue.labels)
  const [tab, setTab] = useState<Tab>('all')
  const [query, setQuery] = useState('')
  const [busy, setBusy] = useState<number | null>(null)
  const [editing, setEditing] = useState<Label | null>(null)
  useEffect(() => {
    catalogue.labels.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])

  async function toggle(label: Label, added: boolean): Promise<void> {
    setBusy(label.id)
    await actions.label(chat, label.id, added)
    setBusy(null)
  }

  const shown = (labels ?? [])
    .filter(({ archived, id }) => !archived || chat.labels.includes(id))
    .filter(({ id }) => tab !== 'chat' || chat.labels.includes(id))
    .filter(({ title }) => fold(title).includes(fold(query)))

  return (
    <Dialog open title="Etiquetas" onClose={onClose}>
      <Tabs label="Etiquetas" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'edit' ? (
          <LabelForm key={editing?.id ?? 'new'} label={editing} onDone={() => setEditing(null)} />
        ) : !labels ? (
          <Loading />
        ) : (
          <>
            {labels.length > 8 && <TextField label="Buscar" value={query} onChange={setQuery} />}
            <ul className="label-list">
              {shown.map((label) => {
                const on = chat.labels.includes(label.id)
                return (
                  <li key={label.id}>
                    <label className="choice" aria-busy={busy === label.id || undefined}>
                      <input
                        type="checkbox"
                        checked={on}
                        disabled={busy !== null}
                        onChange={() => void toggle(label, !on)}
                      />
                      <LabelPill label={label} />
                      {label.group && <small>{label.group}</small>}
                    </label>
                    <IconButton
                      icon="edit"
                      label={`Editar ${label.title}`}
                      onClick={() => {
                        setEditing(label)
                        setTab('edit')
                      }}
                    />
                  </li>
                )
              })}
            </ul>
            {shown.length === 0 && (
              <p className="soft">
                {tab === 'chat'
                  ? 'El chat no tiene etiquetas.'
                  : query
                    ? 'Nada coincide con la búsqueda.'
                    : 'Todavía no hay etiquetas.'}
              </p>
            )}
          </>
        )}
      </Tabs>
      <footer className="dialog-actions">
        <Button variant="primary" onClick={onClose}>
          Cerrar
        </Button>
      </footer>
    </Dialog>
  )
}

function LabelForm({ label, onDone }: { label: Label | null; onDone: () => void }) {
  const { botId, actions, catalogue } = useRoom()
  const [values, setValues] = useState(() => (label ? valuesOf(label) : EMPTY))
  const conflict = useConflict({ record: label ?? undefined, valuesOf, values: () => values, onMerged: setValues })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const params = { path: { bot: botId } }

  async function save(): Promise<void> {
    const problem = brokenRules(labelCreateBody, values)
    setErrors(problem?.fields ?? {})
    if (problem) return
    setBusy(true)
    const { record: known } = conflict
    const done = await actions.run(
      known ? 'labelUpdate' : 'labelCreate',
      () =>
        known
          ? unwrap(
              api.PUT('/chats/labels/{bot}', { params, body: { id: known.id, version: known.version, ...values } }),
            )
          : unwrap(api.POST('/chats/labels/{bot}', { params, body: values })),
      conflict.meet,
    )
    setBusy(false)
    if (!done) return
    await catalogue.labels.load(true).catch(() => {})
    setValues(EMPTY)
    onDone()
  }

  async function remove(id: number): Promise<void> {
    setBusy(true)
    const done = await actions.run('labelDelete', () =>
      unwrap(api.DELETE('/chats/labels/{bot}/{id}', { params: { path: { bot: botId, id } } })),
    )
    setBusy(false)
    setDeleting(false)
    if (!done) return
    await catalogue.labels.load(true).catch(() => {})
    onDone()
  }

  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3>{label ? `Editar ${label.title}` : 'Crear una etiqueta'}</h3>
      <TextField
        label="Nombre"
        kind="text"
        maxLength={LabelInputLimits.title.maxLength}
        required
        value={values.title}
        onChange={(title) => set({ title })}
        error={errors.title}
      />
      <fieldset className="colors">
        <legend>Color</legend>
        {COLORS.map((color) => (
          <label key={color} title={color}>
            <input type="radio" name="color" checked={values.color === color} onChange={() => set({ color })} />
            <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
              <circle cx="14" cy="14" r="11" fill={color} />
            </svg>
            <span className="sr-only">{color}</span>
          </label>
        ))}
        <input
          type="color"
          aria-label="Otro color"
          value={values.color}
          onChange={(event) => set({ color: event.target.value })}
        />
      </fieldset>
      <TextField
        label="Grupo"
        kind="text"
        maxLength={LabelInputLimits.group.maxLength}
        help="Las etiquetas de un mismo grupo se excluyen entre sí."
        value={values.group}
        onChange={(group) => set({ group })}
        error={errors.group}
      />
      <TextArea
        label="Descripción"
        rows={2}
        maxLength={LabelInputLimits.description.maxLength}
        value={values.description}
        onChange={(description) => set({ description })}
        error={errors.description}
      />
      <ConflictFoot
        news={conflict.news}
        className="dialog-line"
        values={values}
        nameOf={(path) => NAMES[path] ?? path}
        onTake={(path, value) => set({ [path]: value })}
      >
        {label && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        {label && <Button onClick={onDone}>Crear otra</Button>}
        <Button variant="primary" type="submit" busy={busy}>
          Guardar
        </Button>
      </ConflictFoot>
      {label && (
        <ConfirmDialog
          open={deleting}
          title="Eliminar etiqueta"
          yes="Si"
          no="No"
          danger
          busy={busy}
          onYes={() => void remove(label.id)}
          onNo={() => setDeleting(false)}
        >
          <p>Se quita de {plural(label.count, 'chat', 'chats')}. No se puede deshacer.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}

const valuesOf = ({ title, color, description = '', group = '' }: Label) => ({ title, color, description, group })
