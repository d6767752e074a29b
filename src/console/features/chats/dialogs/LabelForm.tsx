import { useState } from 'react'
import { labelCreate, labelUpdate } from '../../../../../generated/bodies/chats.ts'
import { labelDeleteGate } from '../../../../../generated/gates.ts'
import { LABEL_COLORS } from '../../../../contract/label-colors.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { CustomField, MultilineInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { FormLeaveGuard, type LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { useChatsContext } from '../context.ts'
import type { Label } from '../state/types.ts'
import { deletionEffects } from './deletionEffects.ts'

interface LabelFormProps {
  label: Label | null
  /** leave guard of the surrounding dialog */
  out: LeaveGuardState
  onDone: () => void
}

/** Creates, edits or deletes a label. */
export function LabelForm({ label, out, onDone }: LabelFormProps) {
  const { botId, inbox, actions, catalogue } = useChatsContext()
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

  const mayDelete = mayCall(labelDeleteGate, useSession())

  async function remove(id: number): Promise<void> {
    setBusy(true)
    const done = await actions.run('labelDelete', () =>
      unwrap(api.DELETE('/chats/labels/{bot}/{id}', { params: { path: { bot: botId, id } } })),
    )
    setBusy(false)
    setDeleting(false)
    if (!done) return
    // Saved views lose the label too.
    inbox.recount()
    const { filter } = inbox.store.get()
    if (filter.labels.includes(id))
      inbox.setFilter({ ...filter, page_number: 1, labels: filter.labels.filter((one) => one !== id) })
    await refresh()
    onDone()
  }

  return (
    <Form form={form} className="dialog-form">
      <h3>{label ? `Editar «${label.title}»` : 'Crear etiqueta'}</h3>
      <TextInput of={form} name="title" />
      <CustomField of={form} name="color">
        {({ label, value, onChange, error }) => (
          <Colors label={label} value={value} error={error()} onChange={onChange} />
        )}
      </CustomField>
      <TextInput of={form} name="group" help="Una conversación lleva una sola etiqueta de cada grupo." />
      <MultilineInput of={form} name="description" rows={2} />
      <FormLeaveGuard guard={out} />
      <FormFooter className="dialog-line">
        {label && mayDelete && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        {label && <Button onClick={() => out.leave(onDone)}>Crear otra</Button>}
        <Submit text="Guardar" />
      </FormFooter>
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
            {deletionEffects(label).map((text) => (
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
  const { title = '', color = LABEL_COLORS[0], description = '', group = '' } = label ?? {}
  return { title, color, description, group }
}

interface ColorsProps {
  label: string
  value: string
  error: string | undefined
  onChange: (color: string) => void
}

/** A palette of preset colours plus a free colour input. */
function Colors({ label, value, error, onChange }: ColorsProps) {
  return (
    <fieldset className="colors">
      <legend>{label}</legend>
      {LABEL_COLORS.map((color) => (
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
