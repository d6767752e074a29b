import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { contactMergeGate } from '../../../../generated/gates.ts'
import { ContactBulkActionOptions } from '../../../../generated/options.ts'
import { api, unwrap } from '../../api/client.ts'
import type { BulkActionProps } from '../../engine/override.ts'
import { mayCall } from '../../session/gates.ts'
import { useBotId, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { plural } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo-toast.ts'
import { offered, UNCHOSEN } from '../choices.ts'
import { useChoices } from '../useChoices.ts'
import { MergeDialog } from './MergeDialog.tsx'

type Schemas = components['schemas']
type Change = Schemas['ContactBulkAction']

/** Those used most come first: the last ones are in a menu where there is little room. */
const icons: Record<Change, string> = {
  label_add: 'tag',
  group_add: 'account-plus',
  label_remove: 'close',
  group_remove: 'close',
}

const CHANGES = Object.keys(icons) as Change[]
const labelOf = (change: Change) => ContactBulkActionOptions.find(({ value }) => value === change)?.label ?? ''

/** What is said of those where nothing changed: of one, of several. */
const unchanged: Record<Change, readonly [one: string, several: string]> = {
  label_add: ['ya la tenía', 'ya la tenían'],
  label_remove: ['no la tenía', 'no la tenían'],
  group_add: ['ya estaba', 'ya estaban'],
  group_remove: ['no estaba', 'no estaban'],
}

const opposites: Record<Change, Change> = {
  label_add: 'label_remove',
  label_remove: 'label_add',
  group_add: 'group_remove',
  group_remove: 'group_add',
}

/** Adds a label or group to the selected contacts, or takes it from them; two of them become one. */
export function BulkButtons({ ids, onDone, children }: BulkActionProps) {
  const session = useSession()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Change | 'merge'>()
  const close = () => setAsked(undefined)
  // Also if nothing tells that they are one person. The one that was selected first stays.
  const [target, source, ...others] = ids
  const pair =
    target !== undefined && source !== undefined && others.length === 0 && mayCall(contactMergeGate, session)
      ? { targetId: target, sourceId: source }
      : undefined
  return (
    <>
      {children([
        ...(pair ? [{ label: 'Unir', icon: 'swap', onSelect: () => setAsked('merge') }] : []),
        ...CHANGES.map((change) => ({
          label: labelOf(change),
          icon: icons[change],
          onSelect: () => setAsked(change),
        })),
      ])}
      {asked === 'merge' && pair && (
        <MergeDialog
          {...pair}
          onClose={close}
          onChange={() => {
            onDone()
            void queries.invalidateQueries()
          }}
        />
      )}
      {asked && asked !== 'merge' && <BulkDialog change={asked} ids={ids} onClose={close} onDone={onDone} />}
    </>
  )
}

interface BulkDialogProps extends Pick<BulkActionProps, 'ids' | 'onDone'> {
  change: Change
  onClose: () => void
}

function BulkDialog({ change, ids, onClose, onDone }: BulkDialogProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [value, setValue] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const isLabel = change === 'label_add' || change === 'label_remove'
  const name = labelOf(change)
  const labels = useChoices('label', { of: 'contact', enabled: isLabel })
  const groups = useChoices('group', { of: 'static', enabled: !isLabel })
  const offer = isLabel ? labels : groups

  const send = (some: readonly number[], action: Change, value: number) => {
    const body = { ids: [...some], action, value }
    return withToasts('contactBulkUpdate', () =>
      unwrap(api.PUT('/contacts/bulk/{bot}', { params: { path: { bot } }, body })),
    )
  }

  async function run(): Promise<void> {
    if (value === null) return
    setBusy(true)
    try {
      const { changed, skipped, changed_ids } = await send(ids, change, value)
      const rest = skipped > 0 ? ` ${plural(skipped, ...unchanged[change])}.` : ''
      const text =
        changed === 0
          ? 'Ninguno necesitaba el cambio.'
          : `Cambiamos ${plural(changed, 'contacto', 'contactos')}.${rest}`
      const about = { operation: 'contactBulkUpdate', subject: [change, value, ...changed_ids].join() }
      if (changed === 0) toast.success(text)
      else
        offerUndo(about, text, async () => {
          const back = await send(changed_ids, opposites[change], value)
          await queries.invalidateQueries()
          return back.changed > 0 ? 'undone' : 'changed'
        })
      onClose()
      onDone()
    } catch {
      // A toast has shown the reason; the dialog stays open.
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
    }
  }

  return (
    <Dialog
      open
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" busy={busy} disabled={value === null} onClick={() => void run()}>
            {name}
          </Button>
        </>
      }
    >
      <p>Cambiarás {plural(ids.length, 'contacto', 'contactos')}.</p>
      <Select
        label={isLabel ? 'Etiqueta' : 'Grupo'}
        options={[UNCHOSEN, ...offered(offer, null)]}
        value={value === null ? '' : String(value)}
        onChange={(text) => setValue(text === '' ? null : Number(text))}
        error={offer.failure}
      />
    </Dialog>
  )
}
