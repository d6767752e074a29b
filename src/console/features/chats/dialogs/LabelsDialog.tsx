import { useEffect, useRef, useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import { messageOf } from '../../../api/errors.ts'
import { useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { LabelPill } from '../LabelPill.tsx'
import type { Label } from '../state/types.ts'
import { LabelForm } from './LabelForm.tsx'
import { type ChatDialogProps, Tabs } from './shared.tsx'

const TABS = [
  { id: 'all', label: 'Todas' },
  { id: 'chat', label: 'De la Conversación' },
  { id: 'edit', label: 'Crear o Editar' },
] as const
type Tab = (typeof TABS)[number]['id']

/** Sets the labels of a chat and edits the labels themselves. */
export function LabelsDialog({ chat, onClose }: ChatDialogProps) {
  const { actions, catalogue } = useChatsContext()
  const labels = useCatalogueStore(catalogue.labels)
  const [tab, setTab] = useState<Tab>('all')
  const [query, setQuery] = useState('')
  // A box changes at once, and back if the server refuses it.
  const [asked, setAsked] = useState<ReadonlyMap<number, boolean>>(new Map())
  /** Requests run one after the other: each answer has all the labels of the chat. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [editing, setEditing] = useState<Label | null>(null)
  const out = useLeaveGuard()
  const close = () => out.leave(onClose)
  useEffect(() => {
    catalogue.labels.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])

  async function toggle(label: Label, added: boolean): Promise<void> {
    setAsked((before) => new Map(before).set(label.id, added))
    last.current = last.current.then(() => actions.label(chat, label.id, added))
    await last.current
    setAsked((before) => new Map([...before].filter(([id]) => id !== label.id)))
  }

  const shown = (labels ?? [])
    // Labels that the chat already has are shown, so that they can be removed.
    .filter(({ archived, id }) => !archived || chat.labels.includes(id))
    .filter(({ id }) => tab !== 'chat' || chat.labels.includes(id))
    .filter(({ title }) => fold(title).includes(fold(query)))

  return (
    <Dialog open title="Etiquetas" onClose={close}>
      <Tabs label="Etiquetas" tabs={TABS} value={tab} onChange={(next) => out.leave(() => setTab(next))}>
        {tab === 'edit' ? (
          <LabelForm key={editing?.id ?? 'new'} label={editing} out={out} onDone={() => setEditing(null)} />
        ) : !labels ? (
          <Loading />
        ) : (
          <>
            {labels.length > 8 && <TextField label="Buscar" value={query} onChange={setQuery} />}
            <ul className="label-list">
              {shown.map((label) => {
                const isAsked = asked.has(label.id)
                const on = asked.get(label.id) ?? chat.labels.includes(label.id)
                const isForContacts = label.scope === 'contact' && !on
                return (
                  <li key={label.id}>
                    {isForContacts ? (
                      <span className="choice choice-off">
                        <LabelPill label={label} />
                        <small>Solo para contactos</small>
                      </span>
                    ) : (
                      <label className="choice" aria-busy={isAsked || undefined}>
                        <input
                          type="checkbox"
                          checked={on}
                          // A disabled checkbox would lose the focus.
                          aria-disabled={isAsked || undefined}
                          onChange={() => isAsked || void toggle(label, !on)}
                        />
                        <LabelPill label={label} />
                        {label.group && <small>{label.group}</small>}
                      </label>
                    )}
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
                  ? 'Esta conversación no tiene etiquetas.'
                  : query
                    ? `Nada coincide con «${query}».`
                    : 'Todavía no hay etiquetas. Crea la primera en «Crear o Editar».'}
              </p>
            )}
          </>
        )}
      </Tabs>
      {/* The form has buttons of its own at the lower edge. */}
      {tab !== 'edit' && (
        <footer className="dialog-actions">
          <Button variant="primary" onClick={close}>
            Cerrar
          </Button>
        </footer>
      )}
      {out.question}
    </Dialog>
  )
}
