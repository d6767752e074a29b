import { useEffect } from 'react'
import { chatTransferSend } from '../../../../../generated/bodies/chats.ts'
import { trimmed } from '../../../../contract/trimmed.ts'
import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { CustomField, MultilineInput } from '../../../engine/form/inputs.tsx'
import { useForm } from '../../../engine/form/useForm.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { isWithBot } from '../isWithBot.ts'
import { useSeesOnlyOwn } from '../sight.ts'
import type { ChatItem } from '../state/types.ts'
import { useWorkload } from './people.ts'
import { RadioList } from './RadioList.tsx'
import { saveChat } from './saveChat.ts'
import { MovedNotice, useSeenPlace } from './seen-place.tsx'
import { type ChatDialogProps, Tabs } from './shared.tsx'

type Kind = 'area' | 'user'

interface Values {
  kind: Kind
  area_id: number | null
  user_id: number | null
  note: string
}

const valuesOf = (): Values => ({ kind: 'area', area_id: null, user_id: null, note: '' })

const TABS = [
  { id: 'area', label: 'A un área' },
  { id: 'user', label: 'A una persona' },
] as const

/** Passes a chat to any area or person of the team, with an optional note that they see first. */
export function TransferDialog({ chat, isLeft, onClose }: ChatDialogProps) {
  const room = useChatsContext()
  const { botId, inbox, me } = room
  const params = { path: { bot: botId } }
  const { seen, expected, now, isMoved, accept } = useSeenPlace(chat)
  const form = useForm({
    operation: chatTransferSend,
    valuesOf,
    bodyOf: ({ kind, area_id, user_id, note }) => ({
      ...{ id: chat.id, ...(kind === 'area' ? { area_id } : { user_id }) },
      ...(trimmed(note) && { note: trimmed(note) }),
      ...expected,
    }),
    send: (body, { shown }) =>
      inbox.passOn(chat.id, () =>
        saveChat(
          room,
          'chatTransferSend',
          () => unwrap(api.POST('/chats/requests/transfer/{bot}', { params, body })),
          shown,
        ),
      ),
    onDone: onClose,
  })
  const kind = form.watch('kind')
  const chosen = form.watch(kind === 'area' ? 'area_id' : 'user_id')
  // While it is sent, the chat moves by the request itself.
  const mustChoose = isMoved && !form.busy
  const { setValue } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is out of date with every move
  useEffect(() => {
    if (!mustChoose) return
    setValue('area_id', null, { shouldDirty: true })
    setValue('user_id', null, { shouldDirty: true })
  }, [mustChoose, now, setValue])
  const choosing = (field: ListProps): ListProps => ({
    ...field,
    onChange: (id) => {
      accept()
      field.onChange(id)
    },
  })
  return (
    <FormWindow
      title="Pasar conversación"
      form={form}
      className="dialog-form"
      save="Pasar conversación"
      disabled={chosen === null || isLeft}
      // Who to pass it to is chosen again at once.
      asks={trimmed(form.watch('note')) !== ''}
      onClose={onClose}
    >
      {mustChoose && (
        <MovedNotice chat={chat} seen={seen} operation="chatTransferSend">
          Elige de nuevo a quién pasarla.
        </MovedNotice>
      )}
      <CustomField of={form} name="kind">
        {({ value, onChange }) => (
          <Tabs label="A quién" tabs={TABS} value={value as Kind} onChange={onChange}>
            {value === 'area' ? (
              <CustomField of={form} name="area_id">
                {(field) => <Areas chat={chat} {...choosing(field)} />}
              </CustomField>
            ) : (
              <CustomField of={form} name="user_id">
                {(field) => (
                  <People
                    chat={chat}
                    own={me.id}
                    current={isWithBot(chat) ? undefined : chat.assign_user?.id}
                    {...choosing(field)}
                  />
                )}
              </CustomField>
            )}
          </Tabs>
        )}
      </CustomField>
      <MultilineInput of={form} name="note" rows={2} />
    </FormWindow>
  )
}

interface ListProps {
  label: string
  value: number | null
  onChange: (id: number) => void
}

function Areas({ chat, ...list }: ListProps & { chat: ChatItem }) {
  const { catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.allAreas)
  useEffect(() => {
    catalogue.allAreas.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  if (!areas) return <Loading />
  return (
    <RadioList
      {...list}
      none="Todavía no hay áreas. Crea la primera en Agenda, Áreas."
      options={areas.map(({ id, name, own }) => ({
        ...{ id, label: name },
        ...(id === chat.area?.id ? hereOption(chat) : !own && { note: 'Dejarás de verla' }),
      }))}
    />
  )
}

/** The area where a chat is: it can be passed to it if somebody of it, or the bot, has it. */
function hereOption(chat: ChatItem): { note: string; disabled?: boolean } {
  if (chat.state === 2 || isWithBot(chat)) return { note: 'Está aquí' }
  return chat.assign_user
    ? { note: `Está aquí: ${chat.assign_user.name} deja de atenderla` }
    : { note: 'Está aquí', disabled: true }
}

function People({
  chat,
  own,
  current,
  ...list
}: ListProps & { chat: ChatItem; own: number; current: number | undefined }) {
  const { botId } = useChatsContext()
  const workload = useWorkload()
  const seesOnlyOwn = useSeesOnlyOwn()
  // Where it goes with each person depends on its area.
  const { data, error, reload } = useLoad(`attending ${botId} ${chat.id} ${chat.area?.id}`, async (signal) => {
    const params = { path: { bot: botId }, query: { chat: chat.id } }
    return (await unwrap(api.GET('/chats/users/{bot}', { params, signal }))).users
  })
  if (error) return <LoadFailure error={error} onRetry={reload} />
  if (!data) return <Loading />
  const people = data.filter(({ id, refusal, moves_to }) => id !== own && (refusal === null || moves_to !== undefined))
  return (
    <>
      <RadioList
        {...list}
        none="Nadie más del equipo atiende conversaciones."
        options={people.map((person) => {
          const { id, name, moves_to } = person
          const isCurrent = id === current
          const note = isCurrent ? 'Está a cargo' : [placeText(moves_to), workload(person)].filter(Boolean).join(' · ')
          return { id, label: name, disabled: isCurrent, note }
        })}
      />
      {seesOnlyOwn && people.length > 0 && <p className="soft">Dejarás de verla cuando la pases.</p>}
    </>
  )
}

/** Where a chat goes with a person; empty if it stays in its area. */
function placeText(area: string | undefined): string {
  if (area === undefined) return ''
  return area === '' ? 'Queda sin área' : `Pasa a ${area}`
}
