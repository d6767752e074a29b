import { useEffect, useState } from 'react'
import { QuickReplyScopeOptions } from '../../../../../generated/options.ts'
import { quickReplyCreateBody } from '../../../../../generated/validators/chats.js'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { fold } from '../../../ui/fold.ts'
import { brokenRules } from '../../../ui/problems.ts'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShelf } from '../calls/catalogue.ts'
import { VARIABLES } from '../composer/quick.ts'
import { useRoom } from '../context.ts'
import type { QuickReply } from '../state/types.ts'
import { Tabs, TextArea } from './parts.tsx'

const TABS = [
  { id: 'edit', label: 'Editar' },
  { id: 'new', label: 'Nueva' },
] as const
type Tab = (typeof TABS)[number]['id']

/** The quick replies: those there are, to be edited, and a new one. */
export function QuickRepliesDialog({ onClose }: { onClose: () => void }) {
  const { catalogue } = useRoom()
  const replies = useShelf(catalogue.quickReplies)
  const [tab, setTab] = useState<Tab>('edit')
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    catalogue.quickReplies.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  const reply = replies?.find(({ id }) => id === chosen)
  const shown = (replies ?? []).filter(({ shortcut, title, text }) =>
    fold(`${shortcut} ${title} ${text}`).includes(fold(query)),
  )
  return (
    <Dialog open title="Respuestas rápidas" onClose={onClose}>
      <Tabs label="Respuestas rápidas" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'new' ? (
          <ReplyForm key="new" onDone={() => setTab('edit')} />
        ) : reply ? (
          <ReplyForm key={reply.id} reply={reply} onDone={() => setChosen(null)} />
        ) : !replies ? (
          <Loading />
        ) : replies.length === 0 ? (
          <EmptyState icon="lightning" title="Todavía no hay respuestas rápidas">
            <Button icon="plus" onClick={() => setTab('new')}>
              Crear la primera
            </Button>
          </EmptyState>
        ) : (
          <>
            <TextField label="Buscar" value={query} onChange={setQuery} />
            <ul className="reply-list">
              {shown.map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => setChosen(one.id)}>
                    <span className="quick-shortcut">/{one.shortcut}</span>
                    <span className="quick-title">{one.title}</span>
                    <span className="quick-text">{one.text}</span>
                  </button>
                </li>
              ))}
            </ul>
            {shown.length === 0 && <p className="soft">Nada coincide con la búsqueda.</p>}
          </>
        )}
      </Tabs>
    </Dialog>
  )
}

function ReplyForm({ reply, onDone }: { reply?: QuickReply; onDone: () => void }) {
  const { botId, actions, catalogue } = useRoom()
  const areas = useShelf(catalogue.areas)
  const [values, setValues] = useState({
    shortcut: reply?.shortcut ?? '',
    title: reply?.title ?? '',
    text: reply?.text ?? '',
    folder: reply?.folder ?? '',
    visibility: reply?.visibility ?? ('personal' as const),
    area_ids: reply?.area_ids ?? [],
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const byArea = values.visibility === 'area'
  useEffect(() => {
    if (byArea) void catalogue.areas.load().catch(() => {})
  }, [byArea, catalogue])

  async function save(): Promise<void> {
    const body = { ...values, area_ids: byArea ? values.area_ids : [] }
    const problem = brokenRules(quickReplyCreateBody, body)
    setErrors(problem?.fields ?? {})
    if (problem) return
    setBusy(true)
    const { attachments, prompts, channels } = reply ?? {}
    const kept = { ...(attachments && { attachments }), ...(prompts && { prompts }), ...(channels && { channels }) }
    const done = await actions.run(reply ? 'quickReplyUpdate' : 'quickReplyCreate', () =>
      reply
        ? unwrap(
            api.PUT('/chats/requests/quickreplies/{bot}/{id}', {
              params: { path: { bot: botId, id: reply.id } },
              body: { ...kept, ...body, version: reply.version },
            }),
          )
        : unwrap(api.POST('/chats/requests/quickreplies/{bot}', { params: { path: { bot: botId } }, body })),
    )
    setBusy(false)
    if (!done) return
    await catalogue.quickReplies.load(true).catch(() => {})
    onDone()
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
          maxLength={30}
          required
          help="Se escribe con una barra adelante: /atajo"
          value={values.shortcut}
          onChange={(shortcut) => set({ shortcut })}
          error={errors.shortcut}
        />
        <TextField
          label="Título"
          kind="text"
          maxLength={60}
          required
          value={values.title}
          onChange={(title) => set({ title })}
          error={errors.title}
        />
      </div>
      <TextArea
        label="Texto"
        rows={5}
        maxLength={4096}
        value={values.text}
        onChange={(text) => set({ text })}
        error={errors.text}
      />
      <div className="variables">
        <span className="soft">Variables:</span>
        {Object.entries(VARIABLES).map(([name, help]) => (
          <button key={name} type="button" title={help} onClick={() => set({ text: `${values.text}{{${name}}}` })}>
            {`{{${name}}}`}
          </button>
        ))}
      </div>
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
          maxLength={40}
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
      <div className="dialog-line">
        {reply && (
          <Button variant="ghost" icon="delete" onClick={() => setDeleting(true)}>
            Eliminar
          </Button>
        )}
        <Button onClick={onDone}>{reply ? 'Volver' : 'Cancelar'}</Button>
        <Button variant="primary" type="submit" busy={busy}>
          Guardar
        </Button>
      </div>
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
