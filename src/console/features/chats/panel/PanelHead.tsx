import { Suspense, useEffect, useId } from 'react'
import { lazyInBackground } from '../../../routing/background.ts'
import { avatarTint, initials } from '../../../ui/Avatar.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { CHANNEL_ICONS, channelName } from '../../../ui/channels.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useNarrow } from '../../../ui/useNarrow.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useConnectionOf } from '../connections/useConnections.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { Overdue } from '../Deadline.tsx'
import { snoozeText } from '../filters/dates.ts'
import { isWithBot } from '../isWithBot.ts'
import { LabelPill } from '../LabelPill.tsx'
import { Priority } from '../Priority.tsx'
import { PaneToggle } from '../pane/PaneToggle.tsx'
import { ReplyWindow } from '../ReplyWindow.tsx'
import type { ChatItem } from '../state/types.ts'
import { situationOf } from './situation.ts'
import { useChatMenu } from './useChatMenu.ts'

const PanelStrip = lazyInBackground(async () => ({ default: (await import('./PanelStrip.tsx')).PanelStrip }))

/** Maximum number of labels shown in the header; the rest are counted. */
const LABELS = 4

/** The chats before and after the open one in the list. */
export interface Steps {
  previous: number | undefined
  next: number | undefined
  onMove: (id: number) => void
}

interface PanelHeadProps {
  chat: ChatItem
  onClose: () => void
  steps: Steps
}

/** Header of a chat: customer, assignee and actions. */
export function PanelHead({ chat, onClose, steps }: PanelHeadProps) {
  const { actions, catalogue, open } = useChatsContext()
  const presence = useInbox((one) => one.presence)
  const off = useInbox(({ state }) => state.bot?.botState === 'off')
  const rating = useInbox(({ state }) => state.threads.get(chat.id)?.rating)
  const labels = useCatalogueStore(catalogue.labels)
  const marks = useId()
  const narrow = useNarrow()
  const entries = useChatMenu(chat)
  const moves = [
    { to: steps.previous, icon: 'chevron-up', label: 'Conversación anterior' },
    { to: steps.next, icon: 'chevron-down', label: 'Conversación siguiente' },
  ]
  const connection = useConnectionOf(chat)
  // A phone's header has no space for them.
  const movesInMenu = moves.flatMap(({ to, icon, label }) =>
    to === undefined ? [] : { label, icon, onSelect: () => steps.onMove(to) },
  )
  const watchers = [...presence.values()].filter(({ chat_id }) => chat_id === chat.id).map(({ user }) => user.name)
  const own = chat.labels.flatMap((id) => labels?.find((label) => label.id === id) ?? [])
  const resolved = chat.state === 2
  const hasPriority = (chat.priority ?? 'normal') !== 'normal'
  const situation = situationOf(chat, off)
  // The bot keeps who attended before: they get the chat if the customer asks for a person again.
  const isLater = chat.assign_user !== null && isWithBot(chat)
  const owner = chat.assign_user
    ? `${isLater ? 'Si pide una persona, pasa a' : 'A cargo de'} ${chat.assign_user.name}`
    : undefined
  useEffect(() => {
    if (chat.labels.length > 0) void catalogue.labels.load().catch(() => {})
  }, [chat.labels, catalogue])

  return (
    <header className="panel-head">
      <IconButton icon="arrow-left" label="Volver a la lista" className="panel-back" onClick={onClose} />
      <button
        type="button"
        className="panel-who"
        title="Datos del contacto"
        onClick={() => open({ name: 'contact', chatId: chat.id })}
      >
        <span className="panel-avatar">
          <span className={`avatar ${avatarTint(chat.contact_id)}`} aria-hidden="true">
            {initials(chat.user_name) || '?'}
          </span>
          <span className={`chat-row-channel channel-${chat.channel}`} aria-hidden="true">
            <Icon name={CHANNEL_ICONS[chat.channel]} size={14} />
          </span>
        </span>
        <span className="panel-names">
          <bdi className="panel-name">{chat.user_name}</bdi>
          <span
            className="panel-facts"
            title={[channelName(chat.channel), chat.area?.name, situation].filter(Boolean).join(' · ')}
          >
            <span>{channelName(chat.channel)}</span>
            {connection?.status === 'off' ? (
              <span className="panel-off">Desconectado</span>
            ) : (
              <ReplyWindow chat={chat} />
            )}
            {chat.area && <span>{chat.area.name}</span>}
            <span>{situation}</span>
            {off && <span className="panel-off">Chatbot apagado</span>}
          </span>
        </span>
      </button>
      <div className="panel-actions">
        {!narrow &&
          moves.map(({ to, icon, label }) => (
            <IconButton
              key={icon}
              icon={icon}
              label={label}
              disabled={to === undefined}
              onClick={() => to !== undefined && steps.onMove(to)}
            />
          ))}
        <button
          type="button"
          className={classes('panel-owner', isLater && 'panel-owner-later')}
          aria-label={owner ?? 'Asignar'}
          title={owner ?? 'Asignar'}
          onClick={() => open({ name: 'assign', chatId: chat.id })}
        >
          <Icon name={chat.assign_user ? 'account' : 'account-plus'} size={18} />
          <bdi>{chat.assign_user?.name ?? 'Asignar'}</bdi>
        </button>
        <IconButton icon="tag" label="Etiquetas" onClick={() => open({ name: 'labels', chatId: chat.id })} />
        <Button
          icon={resolved ? 'inbox' : 'check'}
          className="panel-resolve"
          aria-label={resolved ? 'Mover a nuevas' : 'Resolver'}
          title={resolved ? 'Mover a nuevas' : 'Resolver'}
          onClick={() => void actions.move(chat.id, resolved ? 1 : 2)}
        >
          {resolved ? 'Mover a nuevas' : 'Resolver'}
        </Button>
        <PaneToggle />
        <Menu
          label="Más acciones"
          button={<Icon name="dots-vertical" />}
          entries={narrow ? [...movesInMenu, ...entries] : entries}
        />
      </div>
      {narrow && (
        <Suspense>
          <PanelStrip chat={chat} labels={own} controls={marks} />
        </Suspense>
      )}
      <div className="panel-marks" id={marks}>
        <Overdue due={chat.due} />
        {chat.snooze && (
          <div className="panel-snooze" role="status">
            <Icon name="snooze" size={16} />
            <span>{snoozeText(chat.snooze)}</span>
            <Button variant="ghost" onClick={() => void actions.wake(chat.id)}>
              Traer a la lista
            </Button>
          </div>
        )}
        {(own.length > 0 || watchers.length > 0 || rating || hasPriority) && (
          <div className="panel-extra">
            <Priority chat={chat} withText />
            {rating && (
              <span className="panel-watchers" title={rating.comment || undefined}>
                <Icon name="star" size={14} />
                Valoración: {rating.score} de 5
              </span>
            )}
            {own.slice(0, LABELS).map((label) => (
              <LabelPill key={label.id} label={label} />
            ))}
            {own.length > LABELS && (
              <button type="button" className="link-button" onClick={() => open({ name: 'labels', chatId: chat.id })}>
                +{own.length - LABELS} etiquetas
              </button>
            )}
            {watchers.length > 0 && (
              <span className="panel-watchers">
                <Icon name="eye" size={14} />
                Mirando: {watchers.join(', ')}
              </span>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
