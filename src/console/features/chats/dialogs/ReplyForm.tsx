import { useEffect, useRef, useState } from 'react'
import { QuickReplyInputLimits } from '../../../../../generated/limits.ts'
import { ChannelOptions, QuickReplyScopeOptions } from '../../../../../generated/options.ts'
import { quickReplyCreateBody } from '../../../../../generated/validators/chats.js'
import type { Option } from '../../../../contract/screen.ts'
import { api, unwrap } from '../../../api/client.ts'
import type { MediaFile } from '../../../api/media.ts'
import { ConflictFoot } from '../../../engine/conflict/ConflictFoot.tsx'
import { useConflict } from '../../../engine/conflict/useConflict.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { brokenRules } from '../../../ui/problems.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useShelf } from '../calls/catalogue.ts'
import { insertAt, VARIABLES } from '../composer/quick.ts'
import { useRoom } from '../context.ts'
import type { Channel, QuickReply } from '../state/types.ts'
import { ReplyFiles } from './ReplyFiles.tsx'
import { ReplyPrompts } from './ReplyPrompts.tsx'

const CHANNELS = ChannelOptions.map(({ value, label }) => ({ value: value as Channel, label }))

const NAMES: Readonly<Record<string, string>> = {
  ...{ shortcut: 'Atajo', title: 'Título', text: 'Texto', folder: 'Carpeta', visibility: 'Visible para' },
  ...{ area_ids: 'Áreas', prompts: 'Preguntas', channels: 'Canales', files: 'Archivos' },
}

interface Values extends Required<Pick<QuickReply, 'shortcut' | 'title' | 'text' | 'folder' | 'visibility'>> {
  area_ids: number[]
  prompts: NonNullable<QuickReply['prompts']>
  channels: Channel[]
  files: readonly MediaFile[]
}

function valuesOf(reply?: QuickReply): Values {
  const { shortcut = '', title = '', text = '', folder = '', visibility = 'personal' } = reply ?? {}
  const { area_ids = [], prompts = [], channels = [], files = [] } = reply ?? {}
  return { shortcut, title, text, folder, visibility, area_ids, prompts, channels, files }
}

/** A quick reply's form: to make one, to change one, to delete it. */
export function ReplyForm({ reply, onDone }: { reply?: QuickReply; onDone: () => void }) {
  const { botId, actions, catalogue } = useRoom()
  const areas = useShelf(catalogue.areas)
  const [values, setValues] = useState(() => valuesOf(reply))
  const { files } = values
  const conflict = useConflict({ record: reply, valuesOf, values: () => values, onMerged: setValues })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const textOf = (path: string, value: unknown) => {
    if (path === 'area_ids')
      return areas
        ?.filter(({ id }) => (value as number[]).includes(id))
        .map(({ name }) => name)
        .join(', ')
    if (path === 'files') return (value as readonly MediaFile[]).map(({ filename }) => filename).join(', ')
    const options: readonly Option[] | undefined = { visibility: QuickReplyScopeOptions, channels: ChannelOptions }[
      path
    ]
    return options
      ?.filter((one) => [value].flat().includes(one.value))
      .map(({ label }) => label)
      .join(', ')
  }
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const form = useRef<HTMLFormElement>(null)
  const byArea = values.visibility === 'area'
  useEffect(() => {
    if (byArea) void catalogue.areas.load().catch(() => {})
  }, [byArea, catalogue])

  async function save(): Promise<void> {
    const { files, ...rest } = values
    const attachments = files.map(({ id }) => id)
    const body = { ...rest, area_ids: byArea ? values.area_ids : [], attachments }
    const problem = brokenRules(quickReplyCreateBody, body)
    setErrors(problem?.fields ?? {})
    if (problem) return
    setBusy(true)
    const { record: known } = conflict
    const done = await actions.run(
      known ? 'quickReplyUpdate' : 'quickReplyCreate',
      () =>
        known
          ? unwrap(
              api.PUT('/chats/requests/quickreplies/{bot}/{id}', {
                params: { path: { bot: botId, id: known.id } },
                body: { ...body, version: known.version },
              }),
            )
          : unwrap(api.POST('/chats/requests/quickreplies/{bot}', { params: { path: { bot: botId } }, body })),
      conflict.meet,
    )
    setBusy(false)
    if (!done) return
    await catalogue.quickReplies.load(true).catch(() => {})
    onDone()
  }

  /** At the cursor of the text, in place of what is selected. */
  function insert(variable: string): void {
    const box = form.current?.querySelector('textarea')
    const { selectionStart: from = values.text.length, selectionEnd: to = from } = box ?? {}
    const next = insertAt(values.text, from, to, `{{${variable}}}`)
    set({ text: next.text })
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
    <form
      ref={form}
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="dialog-pair">
        <TextField
          label="Atajo"
          kind="text-no-space"
          maxLength={QuickReplyInputLimits.shortcut.maxLength}
          required
          help="Se escribe con una barra adelante: /atajo"
          value={values.shortcut}
          onChange={(shortcut) => set({ shortcut })}
          error={errors.shortcut}
        />
        <TextField
          label="Título"
          kind="text"
          maxLength={QuickReplyInputLimits.title.maxLength}
          required
          value={values.title}
          onChange={(title) => set({ title })}
          error={errors.title}
        />
      </div>
      <TextArea
        label="Texto"
        rows={5}
        maxLength={QuickReplyInputLimits.text.maxLength}
        value={values.text}
        onChange={(text) => set({ text })}
        error={errors.text}
      />
      <div className="variables">
        <span className="soft">Variables:</span>
        {Object.entries(VARIABLES).map(([name, help]) => (
          <button key={name} type="button" title={help} onClick={() => insert(name)}>
            {`{{${name}}}`}
          </button>
        ))}
      </div>
      <ReplyPrompts
        prompts={values.prompts}
        onChange={(prompts) => set({ prompts })}
        onInsert={insert}
        errors={errors}
      />
      <ReplyFiles files={files} onChange={(next) => set({ files: next })} error={errors.attachments} />
      <div className="dialog-pair">
        <Select
          label="Visible para"
          options={QuickReplyScopeOptions}
          value={values.visibility}
          onChange={(visibility) => set({ visibility: visibility as typeof values.visibility })}
        />
        <TextField
          label="Carpeta"
          kind="text"
          maxLength={QuickReplyInputLimits.folder.maxLength}
          value={values.folder}
          onChange={(folder) => set({ folder })}
          error={errors.folder}
        />
      </div>
      {byArea && (
        <fieldset className="label-grid">
          <legend>Áreas</legend>
          {areas?.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={values.area_ids.includes(id)}
              onChange={(on) =>
                set({ area_ids: on ? [...values.area_ids, id] : values.area_ids.filter((other) => other !== id) })
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className="label-grid">
        <legend>Canales en que se ofrece (todos, si no se elige ninguno)</legend>
        {CHANNELS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={values.channels.includes(value)}
            onChange={(on) =>
              set({ channels: on ? [...values.channels, value] : values.channels.filter((other) => other !== value) })
            }
          />
        ))}
      </fieldset>
      <ConflictFoot
        news={conflict.news}
        className="dialog-line"
        values={values}
        nameOf={(path) => NAMES[path] ?? path}
        textOf={textOf}
        onTake={(path, value) => set({ [path]: value })}
      >
        {reply && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        <Button onClick={onDone}>{reply ? 'Volver' : 'Cancelar'}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          Guardar
        </Button>
      </ConflictFoot>
      {reply && (
        <ConfirmDialog
          open={deleting}
          title="Eliminar respuesta rápida"
          yes="Si"
          no="No"
          danger
          busy={busy}
          onYes={() => void remove(reply.id)}
          onNo={() => setDeleting(false)}
        >
          <p>¿Estás seguro que quieres eliminar la respuesta rápida /{reply.shortcut}?</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
