import './merge.css'
import '../../ui/facts.css'
import { type ReactNode, useId, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { ApiError, messageOf } from '../../api/errors.ts'
import { valueText } from '../../engine/conflict/conflict-text.ts'
import { useBotId } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastsOf, withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DASH, plural } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { offerUndo } from '../../ui/undo-toast.ts'
import { useLoad } from '../../ui/useLoad.ts'
import { mergeSubject } from '../merge-subject.ts'
import { useOwnFields } from './useOwnFields.ts'

type Result = components['schemas']['ContactMergeResult']
type Conflict = Result['conflicts'][number]

interface MergeDialogProps {
  /** the contact that stays */
  targetId: number
  /** the contact that becomes part of it */
  sourceId: number
  onClose: () => void
  /** called after the merge with the contact that stays, which may be the other one, and after its undo without */
  onChange?: ((stays?: number) => void) | undefined
}

/**
 * Shows where two contacts differ, lets a person choose which one stays and field by field what it keeps, and merges
 * them. The toast undoes it.
 */
export function MergeDialog({ onClose, onChange, ...given }: MergeDialogProps) {
  const bot = useBotId()
  const [swapped, setSwapped] = useState(false)
  const [targetId, sourceId] = swapped ? [given.sourceId, given.targetId] : [given.targetId, given.sourceId]
  const [choices, setChoices] = useState<Record<string, number>>({})
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const params = { path: { bot } }
  const ids = { target_id: targetId, source_id: sourceId, choices }
  const {
    data,
    error: failure,
    reload,
  } = useLoad(`merge ${targetId} ${sourceId}`, (signal) =>
    unwrap(api.POST('/contacts/merge/{bot}', { params, body: { ...ids, preview: true }, signal })),
  )

  async function merge({ versions }: Result): Promise<void> {
    setBusy(true)
    setError('')
    try {
      const body = { ...ids, versions, preview: false }
      const done = await unwrap(api.POST('/contacts/merge/{bot}', { params, body }))
      announce(bot, done, onChange)
      onClose()
      onChange?.(targetId)
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'stale') {
        setChoices({})
        reload()
        setError('Alguien cambió uno de los dos mientras elegías. Revisa las diferencias y únelos.')
      } else setError(messageOf(problem, (await toastsOf('contactMerge')).error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      title="Unir contactos"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" busy={busy} disabled={!data} onClick={() => data && void merge(data)}>
            Unir contactos
          </Button>
        </>
      }
    >
      <div className="merge">
        {error && <Banner tone="danger">{error}</Banner>}
        <div className="merge-who">
          <p role="status">{data && <Sentence {...data} />}</p>
          <Button variant="ghost" icon="swap" onClick={() => setSwapped(!swapped)}>
            Cambiar el principal
          </Button>
        </div>
        {data ? (
          <Comparison
            result={data}
            ids={[targetId, sourceId]}
            choices={choices}
            onChoose={(field, id) => setChoices({ ...choices, [field]: id })}
          />
        ) : failure ? (
          <LoadFailure error={failure} onRetry={reload} />
        ) : (
          <Loading />
        )}
      </div>
    </Dialog>
  )
}

/** Shows that the contacts were merged, and offers to undo it. */
function announce(bot: number, { id, names }: Result, onChange: MergeDialogProps['onChange']): void {
  const back = () =>
    withToasts('contactMergeUndo', () =>
      unwrap(api.POST('/contacts/merge/undo/{bot}/{id}', { params: { path: { bot, id: id ?? 0 } } })),
    ).then(
      () => onChange?.(),
      () => {},
    )
  const about = { operation: 'contactMerge', subject: mergeSubject(id ?? 0), duration: 15_000 }
  offerUndo(about, `Uniste «${names.source}» con «${names.target}».`, async () => {
    await back()
    return 'told'
  })
}

function Sentence({ names, conflicts }: Pick<Result, 'names' | 'conflicts'>) {
  return (
    <>
      «<bdi>{names.source || DASH}</bdi>» se une a «<bdi>{names.target || DASH}</bdi>».{' '}
      {conflicts.length > 0 ? 'Elige qué dato queda en cada caso.' : 'Ningún dato se contradice: queda lo de los dos.'}
    </>
  )
}

interface ComparisonProps {
  result: Result
  ids: readonly [target: number, source: number]
  choices: Readonly<Record<string, number>>
  onChoose: (field: string, id: number) => void
}

function Comparison({ result, ids: [target, source], choices, onChoose }: ComparisonProps) {
  const { conflicts, names, contact, moved } = result
  const differing = new Set(conflicts.map(({ field }) => field))
  const { data: own = [] } = useOwnFields()
  const same = [
    ...shared.map(([field, label]) => ({ field, label, value: contact[field] })),
    ...own.map((one) => ({
      field: `custom.${one.key}`,
      label: one.label,
      value: valueText(contact.custom?.[one.key]),
    })),
  ].filter(({ field, value }) => value && !differing.has(field))
  return (
    <>
      {conflicts.length > 0 && (
        <table className="merge-table">
          <thead>
            <tr>
              <th scope="col">Dato</th>
              <th scope="col">
                Principal: <bdi>{names.target || DASH}</bdi>
              </th>
              <th scope="col">
                Se une: <bdi>{names.source || DASH}</bdi>
              </th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <Choice
                key={conflict.field}
                conflict={conflict}
                options={[
                  [target, conflict.target],
                  [source, conflict.source],
                ]}
                chosen={choices[conflict.field] ?? conflict.chosen}
                onChoose={(id) => onChoose(conflict.field, id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <dl className="facts">
          {same.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <bdi>{String(value)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Effects moved={moved} contact={contact} />
    </>
  )
}

const shared = [
  ['name', 'Nombre'],
  ['phone', 'Teléfono'],
  ['email', 'Correo'],
  ['company', 'Empresa'],
  ['city', 'Localidad'],
] as const

interface ChoiceProps {
  conflict: Conflict
  options: readonly (readonly [id: number, value: string])[]
  chosen: number
  onChoose: (id: number) => void
}

function Choice({ conflict: { label }, options, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <tr>
      <th scope="row">{label}</th>
      {options.map(([id, value], at) => (
        <td key={id}>
          <label className="merge-choice">
            <input
              type="radio"
              name={name}
              checked={chosen === id}
              aria-label={`${label}: ${value}, ${at === 0 ? 'del principal' : 'del que se une'}`}
              onChange={() => onChoose(id)}
            />
            <bdi>{value || DASH}</bdi>
            <small aria-hidden="true">{at === 0 ? 'Principal' : 'Se une'}</small>
          </label>
        </td>
      ))}
    </tr>
  )
}

function Effects({ moved, contact }: Pick<Result, 'moved' | 'contact'>): ReactNode {
  const parts = [
    moved.chats > 0 && plural(moved.chats, 'conversación', 'conversaciones'),
    moved.notes > 0 && plural(moved.notes, 'nota', 'notas'),
    moved.labels > 0 && plural(moved.labels, 'etiqueta', 'etiquetas'),
    moved.groups > 0 && plural(moved.groups, 'grupo', 'grupos'),
    moved.values > 0 && plural(moved.values, 'dato que dejó', 'datos que dejó'),
  ].filter((part): part is string => typeof part === 'string')
  return (
    <ul className="merge-effects">
      {parts.length > 0 && <li>Pasan al principal: {parts.join(', ')}.</li>}
      {contact.marketing === 'denied' && <li>No recibirá campañas: uno de los dos las rechazó.</li>}
      {contact.blocked && <li>Quedará bloqueado: uno de los dos lo está.</li>}
      <li>Durante 24 horas puedes deshacerlo.</li>
    </ul>
  )
}
