import { useState } from 'react'
import { labelCreate, labelUpdate } from '../../../../../generated/bodies/chats.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFoot, Submit } from '../../../engine/form/FormFoot.tsx'
import { Crafted, Lines, Text } from '../../../engine/form/kit.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { type WayOut, WayOutGuard } from '../../../engine/form/useWayOut.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useRoom } from '../context.ts'
import type { Label } from '../state/types.ts'
import { losses } from './losses.ts'

const FIRST = '#0f6963'
const COLORS = [FIRST, '#1f5fa8', '#7a3ea8', '#b3261e', '#c8642b', '#a86400', '#1d7a40', '#545e5a']

interface LabelFormProps {
  label: Label | null
  /** the ways out of the window around it */
  out: WayOut
  onDone: () => void
}

/** Makes a label, changes one, or deletes it. */
export function LabelForm({ label, out, onDone }: LabelFormProps) {
  const { botId, inbox, actions, catalogue } = useRoom()
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const params = { path: { bot: botId } }
  const refresh = () => catalogue.labels.load(true).catch(() => {})
  const form = useForm({
    operation: label ? labelUpdate : labelCreate,
    record: label ?? undefined,
    valuesOf,
    bodyOf: (values, one) => ({ ...values, ...(one && { id: one.id, version: one.version }) }),
    send: async (body, { record, shown }) => {
      await (record
        ? withToasts(
            'labelUpdate',
            () => unwrap(api.PUT('/chats/labels/{bot}', { params, body: { ...body, id: record.id } })),
            shown,
          )
        : withToasts('labelCreate', () => unwrap(api.POST('/chats/labels/{bot}', { params, body }))))
      await refresh()
    },
    onDone: () => {
      if (!label) form.reset(valuesOf())
      onDone()
    },
  })

  async function remove(id: number): Promise<void> {
    setBusy(true)
    const done = await actions.run('labelDelete', () =>
      unwrap(api.DELETE('/chats/labels/{bot}/{id}', { params: { path: { bot: botId, id } } })),
    )
    setBusy(false)
    setDeleting(false)
    if (!done) return
    // saved views have lost it, too
    inbox.recount()
    const { filter } = inbox.store.get()
    if (filter.labels.includes(id))
      inbox.setFilter({ ...filter, page_number: 1, labels: filter.labels.filter((one) => one !== id) })
    await refresh()
    onDone()
  }

  return (
    <Form form={form} className="dialog-form">
      <h3>{label ? `Editar ${label.title}` : 'Crear una etiqueta'}</h3>
      <Text of={form} name="title" />
      <Crafted of={form} name="color">
        {({ label, value, onChange, error }) => (
          <Colors label={label} value={value} error={error()} onChange={onChange} />
        )}
      </Crafted>
      <Text of={form} name="group" help="Las etiquetas de un mismo grupo se excluyen entre sí." />
      <Lines of={form} name="description" rows={2} />
      <WayOutGuard out={out} />
      <FormFoot className="dialog-line">
        {label && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        {label && <Button onClick={() => out.leave(onDone)}>Crear otra</Button>}
        <Submit text="Guardar" />
      </FormFoot>
      {label && (
        <ConfirmDialog
          open={deleting}
          title="Eliminar etiqueta"
          yes="Eliminar etiqueta"
          no="Cancelar"
          danger
          busy={busy}
          onYes={() => void remove(label.id)}
          onNo={() => setDeleting(false)}
        >
          <p>¿Eliminar la etiqueta «{label.title}»?</p>
          <ul>
            {losses(label).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>No podrás recuperarla.</p>
        </ConfirmDialog>
      )}
    </Form>
  )
}

function valuesOf(label?: Label) {
  const { title = '', color = FIRST, description = '', group = '' } = label ?? {}
  return { title, color, description, group }
}

interface ColorsProps {
  label: string
  value: string
  error: string | undefined
  onChange: (color: string) => void
}

/** A few colours that go well together, and any other. */
function Colors({ label, value, error, onChange }: ColorsProps) {
  return (
    <fieldset className="colors">
      <legend>{label}</legend>
      {COLORS.map((color) => (
        <label key={color} title={color}>
          <input type="radio" name="color" checked={value === color} onChange={() => onChange(color)} />
          <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="11" fill={color} />
          </svg>
          <span className="sr-only">{color}</span>
        </label>
      ))}
      <input
        type="color"
        aria-label="Otro color"
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
