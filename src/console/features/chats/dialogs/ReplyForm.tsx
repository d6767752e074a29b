import { useEffect, useState } from 'react'
import { quickReplyCreate, quickReplyUpdate } from '../../../../../generated/bodies/chats.ts'
import { ChannelOptions, QuickReplyScopeOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { api, unwrap } from '../../../api/client.ts'
import type { MediaFile } from '../../../api/media.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import {
  CheckboxGroupInput,
  CustomField,
  MultilineInput,
  SelectInput,
  TextInput,
} from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { FormLeaveGuard, type LeaveGuardState } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { insertAt } from '../../../ui/insert-at.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { VARIABLES } from '../composer/quick-replies.ts'
import { useChatsContext } from '../context.ts'
import type { Channel, QuickReply } from '../state/types.ts'
import { ReplyFiles } from './ReplyFiles.tsx'
import { ReplyPrompts } from './ReplyPrompts.tsx'

interface Values extends Required<Pick<QuickReply, 'shortcut' | 'title' | 'text' | 'folder' | 'visibility'>> {
  area_ids: number[]
  prompts: NonNullable<QuickReply['prompts']>
  channels: Channel[]
  attachments: readonly MediaFile[]
}

function valuesOf(reply?: QuickReply): Values {
  const { shortcut = '', title = '', text = '', folder = '', visibility = 'personal' } = reply ?? {}
  const { area_ids = [], prompts = [], channels = [], files: attachments = [] } = reply ?? {}
  return { shortcut, title, text, folder, visibility, area_ids, prompts, channels, attachments }
}

interface ReplyFormProps {
  reply?: QuickReply
  /** leave guard of the surrounding dialog */
  out: LeaveGuardState
  onDone: () => void
}

/** Creates, edits or deletes a quick reply. */
export function ReplyForm({ reply, out, onDone }: ReplyFormProps) {
  const { botId, actions, catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.areas)?.map(({ id, name }) => ({ value: id, label: name }))
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const textOf = (path: string, value: unknown) => {
    if (path === 'attachments') return (value as readonly MediaFile[]).map(({ filename }) => filename).join(', ')
    const options = { area_ids: areas, visibility: QuickReplyScopeOptions, channels: ChannelOptions }[path]
    return options
      ?.filter((one: Option) => [value].flat().includes(one.value))
      .map(({ label }: Option) => label)
      .join(', ')
  }
  const params = { path: { bot: botId } }
  const form = useForm({
    operation: reply ? quickReplyUpdate : quickReplyCreate,
    record: reply,
    valuesOf,
    bodyOf: ({ attachments, ...values }, one) => ({
      ...values,
      area_ids: values.visibility === 'area' ? values.area_ids : [],
      attachments: attachments.map(({ id }) => id),
      ...(one && { version: one.version }),
    }),
    textOf,
    send: async (body, { record, shown }) => {
      const put = { params: { path: { bot: botId, id: record?.id ?? 0 } }, body }
      await (record
        ? withToasts('quickReplyUpdate', () => unwrap(api.PUT('/chats/requests/quickreplies/{bot}/{id}', put)), shown)
        : withToasts('quickReplyCreate', () =>
            unwrap(api.POST('/chats/requests/quickreplies/{bot}', { params, body })),
          ))
      await catalogue.quickReplies.load(true).catch(() => {})
    },
    onDone,
  })
  const byArea = form.watch('visibility') === 'area'
  useEffect(() => {
    if (byArea) void catalogue.areas.load().catch(() => {})
  }, [byArea, catalogue])

  /** Inserts at the cursor of the text, replacing the selection. */
  function insert(variable: string): void {
    const box = form.element.current?.querySelector('textarea')
    const text = form.getValues('text')
    const { selectionStart: from = text.length, selectionEnd: to = from } = box ?? {}
    const next = insertAt(text, from, to, `{{${variable}}}`)
    form.setValue('text', next.text, { shouldDirty: true })
    requestAnimationFrame(() => {
      box?.focus()
      box?.setSelectionRange(next.cursor, next.cursor)
    })
  }

  async function remove(id: number): Promise<void> {
    setBusy(true)
    const done = await actions.run('quickReplyDelete', () =>
      unwrap(api.DELETE('/chats/requests/quickreplies/{bot}/{id}', { params: { path: { bot: botId, id } } })),
    )
    setBusy(false)
    setDeleting(false)
    if (!done) return
    await catalogue.quickReplies.load(true).catch(() => {})
    onDone()
  }

  return (
    <Form form={form} className="dialog-form">
      <div className="dialog-pair">
        <TextInput of={form} name="shortcut" help="La insertarás con una barra y el atajo: /precio." />
        <TextInput of={form} name="title" />
      </div>
      <MultilineInput of={form} name="text" rows={5} />
      <div className="variables">
        <span className="soft">Variables:</span>
        {Object.entries(VARIABLES).map(([name, help]) => (
          <button key={name} type="button" title={help} onClick={() => insert(name)}>
            {`{{${name}}}`}
          </button>
        ))}
      </div>
      <CustomField of={form} name="prompts">
        {({ value, onChange, error }) => (
          <ReplyPrompts prompts={value} onChange={onChange} onInsert={insert} error={error} />
        )}
      </CustomField>
      <CustomField of={form} name="attachments">
        {({ value, onChange, error }) => <ReplyFiles files={value} onChange={onChange} error={error()} />}
      </CustomField>
      <div className="dialog-pair">
        <SelectInput of={form} name="visibility" />
        <TextInput of={form} name="folder" />
      </div>
      {byArea && <CheckboxGroupInput of={form} name="area_ids" className="label-grid" options={areas} />}
      <CheckboxGroupInput
        of={form}
        name="channels"
        className="label-grid"
        label="Canales en que se ofrece"
        help="Si no eliges ninguno, la ofrecemos en todos."
      />
      <FormLeaveGuard guard={out} />
      <FormFooter className="dialog-line">
        {reply && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        <Button onClick={() => out.leave(onDone)}>{reply ? 'Volver' : 'Cancelar'}</Button>
        <Submit text="Guardar" />
      </FormFooter>
      {reply && (
        <ConfirmDialog
          open={deleting}
          title="Eliminar respuesta rápida"
          yes="Eliminar respuesta"
          no="Cancelar"
          danger
          busy={busy}
          onYes={() => void remove(reply.id)}
          onNo={() => setDeleting(false)}
        >
          <p>¿Eliminar la respuesta rápida /{reply.shortcut}? No podrás recuperarla.</p>
        </ConfirmDialog>
      )}
    </Form>
  )
}
