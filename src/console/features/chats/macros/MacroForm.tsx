import { useEffect, useState } from 'react'
import { macroCreate, macroUpdate } from '../../../../../generated/bodies/chats.ts'
import { MacroInputLimits } from '../../../../../generated/limits.ts'
import { ChatActionTypeOptions, QuickReplyScopeOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { CheckboxGroupInput, CustomField, SelectInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { FormLeaveGuard, type LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { ActionsField } from '../../actions/ActionsField.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { doing } from '../composer/macros.ts'
import { useChatsContext } from '../context.ts'
import type { Macro } from '../state/types.ts'
import { missingChoices } from './missing-choices.ts'
import { useMacroChoices } from './useMacroChoices.ts'

type Values = Required<Pick<Macro, 'name' | 'actions' | 'visibility' | 'area_ids'>>

const valuesOf = ({
  name = '',
  actions = [{ type: 'reply', text: '' }],
  visibility = 'personal',
  area_ids = [],
}: Partial<Macro> = {}): Values => ({
  ...{ name, actions, visibility, area_ids },
})

interface MacroFormProps {
  macro?: Macro
  /** leave guard of the surrounding dialog */
  out: LeaveGuardState
  onDone: () => void
}

/** Creates, edits or deletes a macro. */
export function MacroForm({ macro, out, onDone }: MacroFormProps) {
  const { botId, actions, catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.areas)?.map(({ id, name }) => ({ value: id, label: name }))
  const choices = useMacroChoices()
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: macro ? macroUpdate : macroCreate,
    record: macro,
    valuesOf,
    bodyOf: (values, one) => ({
      ...values,
      area_ids: values.visibility === 'area' ? values.area_ids : [],
      ...(one && { version: one.version }),
    }),
    validate: ({ actions, visibility, area_ids }) => [
      ...missingChoices(actions),
      ...(visibility === 'area' && area_ids.length === 0
        ? [{ path: 'area_ids', text: 'Elige al menos un área.' }]
        : []),
    ],
    textOf: (path, value) => {
      const options = { area_ids: areas, visibility: QuickReplyScopeOptions }[path]
      return options
        ?.filter((one) => [value].flat().includes(one.value))
        .map(({ label }) => label)
        .join(', ')
    },
    send: async (body, { record, shown }) => {
      const put = { params: { path: { bot: botId, id: record?.id ?? 0 } }, body }
      await (record
        ? withToasts('macroUpdate', () => unwrap(api.PUT('/chats/macros/{bot}/{id}', put)), shown)
        : withToasts('macroCreate', () => unwrap(api.POST('/chats/macros/{bot}', { params, body })), shown))
      await catalogue.macros.load(true).catch(() => {})
    },
    onDone,
  })
  const byArea = form.watch('visibility') === 'area'
  useEffect(() => {
    if (byArea) void catalogue.areas.load().catch(() => {})
  }, [byArea, catalogue])

  async function remove(id: number): Promise<void> {
    setBusy(true)
    const done = await actions.run('macroDelete', () =>
      unwrap(api.DELETE('/chats/macros/{bot}/{id}', { params: { path: { bot: botId, id } } })),
    )
    setBusy(false)
    setDeleting(false)
    if (!done) return
    await catalogue.macros.load(true).catch(() => {})
    onDone()
  }

  return (
    <Form form={form} className="dialog-form">
      <TextInput of={form} name="name" />
      <CustomField of={form} name="actions">
        {({ value, onChange, error }) => (
          <fieldset className="macro-actions">
            <legend>Acciones</legend>
            <ActionsField
              actions={value}
              onChange={onChange}
              error={error}
              most={MacroInputLimits.actions.maxItems}
              least={MacroInputLimits.actions.minItems}
              types={ChatActionTypeOptions}
              choices={choices}
            />
          </fieldset>
        )}
      </CustomField>
      <SelectInput of={form} name="visibility" />
      {byArea && <CheckboxGroupInput of={form} name="area_ids" className="label-grid" options={areas} />}
      <FormLeaveGuard guard={out} />
      <FormFooter className="dialog-line">
        {macro && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        <Button onClick={() => out.leave(onDone)}>{macro ? 'Volver' : 'Cancelar'}</Button>
        <Submit text="Guardar" />
      </FormFooter>
      {macro && (
        <ConfirmDialog
          open={deleting}
          title="Eliminar macro"
          yes="Eliminar macro"
          no="Cancelar"
          danger
          busy={busy}
          onYes={() => void remove(macro.id)}
          onNo={() => setDeleting(false)}
        >
          <p>
            ¿Eliminar la macro «{macro.name}»? {doing(macro.steps)}. No podrás recuperarla; lo que ya hizo queda.
          </p>
        </ConfirmDialog>
      )}
    </Form>
  )
}
