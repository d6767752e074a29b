import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { surveySendCreateGate } from '../../../../../generated/gates.ts'
import { SurveySendAudienceLimits } from '../../../../../generated/limits.ts'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { plural, unchangedText } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext } from '../context.ts'
import { withFilterDefaults } from '../filters/filter.ts'
import type { ChatItem } from '../state/types.ts'
import { BulkChoice, type BulkKind } from './BulkChoice.tsx'
import { useFocusBack } from './useFocusBack.ts'

type Input = components['schemas']['ChatBulkInput']
type Priority = components['schemas']['ChatPriority']

const BulkSnooze = lazy(() => import('../dialogs/BulkSnooze.tsx'))

interface BulkBarProps {
  checked: ReadonlySet<number>
  chats: readonly ChatItem[]
  total: number
  onChecked: (checked: ReadonlySet<number>) => void
}

/** Bulk actions on the selected chats, which can be undone. */
export function BulkBar({ checked, chats, total, onChecked }: BulkBarProps) {
  const { botId, inbox, actions } = useChatsContext()
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const [choice, setChoice] = useState<BulkKind | 'snooze' | null>(null)
  const bar = useRef<HTMLElement>(null)
  const mayAsk = mayCall(surveySendCreateGate, useSession()) && !all
  const navigate = useNavigate()
  /** contacts of the chats that were listed while some are selected */
  const contacts = useRef(new Map<number, number>())
  for (const { id, contact_id } of chats) contacts.current.set(id, contact_id)
  useFocusBack(bar, true)
  const { filter } = inbox.store.get()
  const here = chats.filter(({ id }) => checked.has(id)).length
  const count = all ? total : checked.size
  const isPageLeft = !all && here < chats.length
  const isRestLeft = !all && total > checked.size
  const resolved = filter.category === 'resueltas'
  const putOff = filter.category === 'pospuestas'

  async function run(
    action: Input['action'],
    given: Pick<Input, 'value' | 'until' | 'priority'> = {},
  ): Promise<boolean> {
    setBusy(true)
    const target = all ? { filter: withFilterDefaults(filter) } : { ids: [...checked] }
    const isOne = (id: number) => checked.has(id) || (all && chats.some((chat) => chat.id === id))
    const done = await actions.run('chatBulkUpdate', async () => {
      const body = { ...target, action, ...given }
      const send = () => unwrap(api.POST('/chats/bulk/{bot}', { params: { path: { bot: botId } }, body }))
      const userId = action === 'assign' ? (given.value ?? null) : undefined
      const gives = action === 'assign' || action === 'area'
      const result = await (gives ? inbox.handOverMany({ isOne, userId }, send) : send())
      const changed = plural(result.changed, 'conversación cambiada', 'conversaciones cambiadas')
      const isGiven = action === 'assign' && given.value !== null
      const text = `${changed}.${isGiven ? notGivenText(result.skipped) : unchangedText(result.skipped)}`
      if (result.undo_id) inbox.store.set((before) => ({ ...before, undo: { id: result.undo_id ?? '', text } }))
      else toast.info(text)
    })
    setBusy(false)
    if (done) onChecked(new Set())
    inbox.refresh()
    inbox.recount()
    return done
  }

  /** Goes on where the survey is sent, with the people of the selected chats: there, a preview tells who gets it. */
  function ask(survey: number): void {
    const contact_ids = [...new Set([...checked].flatMap((id) => contacts.current.get(id) ?? []))]
    // Chosen people are asked even if they wrote long ago, as far as their channel allows it.
    const active_days = SurveySendAudienceLimits.active_days.maximum
    void navigate(`/forms/survey/send/${survey}`, { state: { create: { contact_ids, active_days } } })
  }

  return (
    <section ref={bar} className="bulk-bar" aria-label="Conversaciones elegidas">
      <div className="bulk-actions">
        <strong className="num">{plural(count, 'elegida', 'elegidas')}</strong>
        <Button
          icon={resolved ? 'inbox' : 'archive'}
          busy={busy}
          onClick={() => void run('state', { value: resolved ? 1 : 2 })}
        >
          {resolved ? 'Mover a nuevas' : 'Resolver'}
        </Button>
        <Menu
          label="Más acciones para las elegidas"
          button={<Icon name="dots-horizontal" />}
          entries={[
            { label: 'Asignar', icon: 'account-plus', onSelect: () => setChoice('assign') },
            ...(resolved ? [] : [{ label: 'Posponer', icon: 'snooze', onSelect: () => setChoice('snooze') }]),
            ...(putOff ? [{ label: 'Traer a la lista', icon: 'inbox', onSelect: () => void run('wake') }] : []),
            ...(resolved
              ? []
              : [{ label: 'Cambiar la prioridad', icon: 'flag', onSelect: () => setChoice('priority') }]),
            { label: 'Cambiar de área', icon: 'swap', onSelect: () => setChoice('area') },
            { label: 'Agregar etiqueta', icon: 'tag', onSelect: () => setChoice('label_add') },
            { label: 'Quitar etiqueta', icon: 'tag', onSelect: () => setChoice('label_remove') },
            ...(mayAsk ? [{ label: 'Enviar encuesta', icon: 'form', onSelect: () => setChoice('survey') }] : []),
            { label: 'Marcar como leídas', icon: 'email-open', onSelect: () => void run('read') },
            { label: 'Marcar como no leídas', icon: 'email-mark', onSelect: () => void run('unread') },
          ]}
        />
        <IconButton icon="close" label="Quitar selección" onClick={() => onChecked(new Set())} />
      </div>
      {(isPageLeft || isRestLeft) && (
        <div className="bulk-more">
          {isPageLeft && (
            <Button variant="ghost" onClick={() => onChecked(new Set(chats.map(({ id }) => id)))}>
              Elegir la página
            </Button>
          )}
          {isRestLeft && (
            <Button variant="ghost" onClick={() => setAll(true)}>
              Elegir las {total}
            </Button>
          )}
        </div>
      )}
      {choice === 'snooze' ? (
        <Suspense>
          <BulkSnooze
            count={count}
            onClose={() => setChoice(null)}
            onUntil={async (until) => {
              if (await run('snooze', { until })) setChoice(null)
            }}
          />
        </Suspense>
      ) : (
        choice && (
          <BulkChoice
            kind={choice}
            count={count}
            onClose={() => setChoice(null)}
            onChosen={(value) => {
              setChoice(null)
              if (choice === 'survey') ask(value ?? 0)
              else
                void run(
                  choice,
                  choice === 'priority' ? { priority: ChatPriorityOptions[value ?? 0]?.value as Priority } : { value },
                )
            }}
          />
        )
      )}
    </section>
  )
}

/** Says how many chats a person did not get, and why. */
function notGivenText(count: number): string {
  if (count === 0) return ''
  const which = count === 1 ? 'la tenía' : 'las tenía'
  return ` ${plural(count, 'quedó', 'quedaron')} como ${count === 1 ? 'estaba' : 'estaban'}: ya ${which} o no atiende su área.`
}
