import { useState } from 'react'
import { ImportPolicyOptions } from '../../../../../../generated/options.ts'
import type { Option } from '../../../../../contract/screen.ts'
import { api, unwrap } from '../../../../api/client.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Loading } from '../../../../ui/Spinner.tsx'
import { useLoad } from '../../../../ui/useLoad.ts'
import { ColumnActions } from '../../../imports/ColumnActions.tsx'
import { ColumnTable, chosenColumns, repeatedText, startingFields } from '../../../imports/ColumnTable.tsx'
import type { ImportChoices, ProductImport } from './calls.ts'

const FIELDS: readonly Option[] = [
  { value: '', label: 'No importar' },
  { value: 'sku', label: 'Código' },
  { value: 'name', label: 'Nombre' },
  { value: 'description', label: 'Descripción' },
  { value: 'category', label: 'Categoría' },
  { value: 'brand', label: 'Marca' },
  { value: 'price', label: 'Precio' },
  { value: 'sale_price', label: 'Precio de oferta' },
  { value: 'sale_until', label: 'Oferta hasta' },
  { value: 'currency', label: 'Moneda' },
  { value: 'tax_rate', label: 'IVA' },
  { value: 'stock', label: 'Stock' },
  { value: 'stock_alert', label: 'Avisar bajo' },
  { value: 'gtin', label: 'Código de barras' },
  { value: 'link', label: 'Enlace' },
  { value: 'images', label: 'Imágenes' },
  { value: 'synonyms', label: 'Sinónimos' },
  { value: 'enabled', label: 'Activo' },
]

interface ColumnsStepProps {
  bot: number
  idForm: number
  job: ProductImport
  /** what was chosen before, after a return to this step */
  first: ImportChoices | undefined
  busy: boolean
  onBack: () => void
  onCheck: (choices: ImportChoices) => void
}

/** Asks what each column holds, and what happens with products that the form has already. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { bot, idForm, onBack } = props
  const { data, error, reload } = useLoad(`import columns ${bot} ${idForm}`, (signal) =>
    unwrap(api.GET('/forms/products/characteristics/{bot}/{idForm}', { params: { path: { bot, idForm } }, signal })),
  )
  if (data) {
    // A picture is chosen in the inventory.
    const own = data.filter(({ type }) => type !== 'image')
    return <Columns {...props} own={own.map(({ key, label }) => ({ value: `attributes.${key}`, label }))} />
  }
  if (!error) return <Loading />
  return (
    <>
      <LoadFailure error={error} onRetry={reload} />
      <div className="dialog-actions">
        <Button onClick={onBack}>Elegir otro archivo</Button>
      </div>
    </>
  )
}

function Columns({ job, first, busy, onBack, onCheck, own }: ColumnsStepProps & { own: readonly Option[] }) {
  const [fields, setFields] = useState(() => startingFields(job, first))
  const [policy, setPolicy] = useState<ImportChoices['policy']>(first?.policy ?? 'update')
  const options = [...FIELDS, ...own]
  const isKnown = fields.includes('sku') || fields.includes('name')
  const missing = isKnown ? repeatedText(fields, options) : 'Elige qué columna lleva el código o el nombre.'
  return (
    <>
      <ColumnTable job={job} fields={fields} options={options} onChange={setFields} />
      <div className="import-options">
        <Select
          label="Si el producto ya existe"
          value={policy ?? 'update'}
          options={ImportPolicyOptions}
          onChange={(value) => setPolicy(value as ImportChoices['policy'])}
        />
      </div>
      <p className="soft">
        Un producto es el mismo si tiene el mismo código o, sin código, el mismo nombre. Las celdas vacías no cambian
        nada.
      </p>
      <ColumnActions
        missing={missing}
        busy={busy}
        onBack={onBack}
        onCheck={() => onCheck({ columns: chosenColumns(fields), policy })}
      />
    </>
  )
}
