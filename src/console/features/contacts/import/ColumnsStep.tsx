import { useState } from 'react'
import { labelCreateGate } from '../../../../../generated/gates.ts'
import { ContactImportInputLimits } from '../../../../../generated/limits.ts'
import { ImportPolicyOptions, ImportUnknownLabelsOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { api, unwrap } from '../../../api/client.ts'
import { mayCall } from '../../../session/gates.ts'
import { useBotId, useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { ColumnActions } from '../../imports/ColumnActions.tsx'
import { ColumnTable, chosenColumns, repeatedText, startingFields } from '../../imports/ColumnTable.tsx'
import { readGroups } from '../../read-groups.ts'
import type { ContactField, ContactGroup, ContactImport, ImportChoices, Label } from './types.ts'

const FIELDS: readonly Option[] = [
  { value: '', label: 'No importar' },
  { value: 'code', label: 'Código de contacto' },
  { value: 'name', label: 'Nombre' },
  { value: 'last_name', label: 'Apellido' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'document', label: 'Documento' },
  { value: 'company', label: 'Empresa' },
  { value: 'city', label: 'Localidad' },
  { value: 'province', label: 'Provincia' },
  { value: 'country', label: 'País' },
  { value: 'marketing', label: 'Acepta campañas' },
  { value: 'labels', label: 'Etiquetas' },
]
const CONSENTS: readonly Option[] = [
  { value: '', label: 'No lo sé' },
  { value: 'granted', label: 'Sí, aceptaron' },
  { value: 'denied', label: 'No, no quieren' },
]

type UnknownLabels = ImportChoices['unknown_labels']

/** What the columns and their contacts may get, besides the fields that every contact has. */
interface Choices {
  own: readonly ContactField[]
  groups: readonly ContactGroup[]
  labels: readonly Label[]
}

interface ColumnsStepProps {
  job: ContactImport
  /** what was chosen before, after a return to this step */
  first: ImportChoices | undefined
  busy: boolean
  onBack: () => void
  onCheck: (choices: ImportChoices) => void
}

/** Asks what each column holds, and what happens with contacts that the agenda has already. */
export function ColumnsStep(props: ColumnsStepProps) {
  const bot = useBotId()
  const { data, error, reload } = useLoad(`import choices ${bot}`, (signal) => readChoices(bot, signal))
  if (data) return <Columns {...props} choices={data} />
  if (!error) return <Loading />
  return (
    <>
      <LoadFailure error={error} onRetry={reload} />
      <div className="dialog-actions">
        <Button onClick={props.onBack}>Elegir otro archivo</Button>
      </div>
    </>
  )
}

async function readChoices(bot: number, signal: AbortSignal): Promise<Choices> {
  const params = { path: { bot } }
  const [{ fields: own }, groups, { labels }] = await Promise.all([
    unwrap(api.GET('/contacts/fields/{bot}', { params: { ...params, query: { counts: 0 } }, signal })),
    // Those by rules choose their contacts themselves.
    readGroups(bot, signal, 'static'),
    unwrap(api.GET('/chats/labels/{bot}', { params, signal })),
  ])
  return { own, groups, labels: labels.filter(({ scope, archived }) => scope !== 'chat' && !archived) }
}

function Columns({ job, first, busy, onBack, onCheck, choices }: ColumnsStepProps & { choices: Choices }) {
  const [fields, setFields] = useState(() => startingFields(job, first))
  const mayCreate = mayCall(labelCreateGate, useSession())
  const [unknown, setUnknown] = useState<UnknownLabels>(first?.unknown_labels ?? (mayCreate ? 'create' : 'skip'))
  const [policy, setPolicy] = useState<ImportChoices['policy']>(first?.policy ?? 'update')
  const [group, setGroup] = useState(String(first?.group_id ?? ''))
  const [label, setLabel] = useState(String(first?.labels?.[0] ?? ''))
  const [consent, setConsent] = useState<string>(first?.marketing ?? '')
  const [source, setSource] = useState(first?.consent_source ?? '')
  const options = [...FIELDS, ...choices.own.map(({ key, label: name }) => ({ value: `custom.${key}`, label: name }))]
  const chosen = fields.filter(Boolean)
  const repeated = repeatedText(fields, options)
  const tells = fields.includes('marketing')
  const hasLabels = fields.includes('labels')
  const asksSource = tells || consent === 'granted'
  const missing = !['code', 'name', 'phone', 'email'].some((field) => chosen.includes(field))
    ? 'Elige qué columna lleva el nombre, el teléfono o el correo.'
    : repeated || (asksSource && source.trim() === '' ? 'Escribe dónde aceptaron recibir campañas.' : '')
  const check = () =>
    onCheck({
      columns: chosenColumns(fields),
      policy,
      group_id: group ? Number(group) : null,
      labels: label ? [Number(label)] : [],
      unknown_labels: hasLabels ? unknown : 'reject',
      marketing: !tells && (consent === 'granted' || consent === 'denied') ? consent : null,
      consent_source: asksSource ? source.trim() : '',
    })
  return (
    <>
      <ColumnTable job={job} fields={fields} options={options} onChange={setFields} />
      <div className="import-options">
        {hasLabels && (
          <Select
            label="Etiquetas que no existen"
            value={unknown ?? 'reject'}
            options={ImportUnknownLabelsOptions.filter(({ value }) => mayCreate || value !== 'create')}
            onChange={(value) => setUnknown(value as UnknownLabels)}
          />
        )}
        <Select
          label="Si el contacto ya existe"
          value={policy ?? 'update'}
          options={ImportPolicyOptions}
          onChange={(value) => setPolicy(value as ImportChoices['policy'])}
        />
        <Select
          label="Agregar al grupo"
          value={group}
          options={[
            { value: '', label: 'Ninguno' },
            ...named(choices.groups.map(({ id, name }) => [id, name] as const)),
          ]}
          onChange={setGroup}
        />
        <Select
          label="Agregar la etiqueta"
          value={label}
          options={[
            { value: '', label: 'Ninguna' },
            ...named(choices.labels.map(({ id, title }) => [id, title] as const)),
          ]}
          onChange={setLabel}
        />
        {!tells && <Select label="¿Aceptaron campañas?" value={consent} options={CONSENTS} onChange={setConsent} />}
        {asksSource && (
          <TextField
            label="Dónde lo aceptaron"
            value={source}
            onChange={setSource}
            placeholder="Formulario de la feria"
            limit={ContactImportInputLimits.consent_source.maxLength}
            help="Queda en cada contacto. Quien ya rechazó las campañas no vuelve a recibirlas."
          />
        )}
      </div>
      <ColumnActions missing={missing} busy={busy} onBack={onBack} onCheck={check} />
    </>
  )
}

const named = (items: readonly (readonly [id: number, name: string])[]): Option[] =>
  items.map(([id, name]) => ({ value: String(id), label: name }))
