import '../products.css'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ProductAvailabilityOptions } from '../../../../../../generated/options.ts'
import { useBotId } from '../../../../session/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { formatInteger } from '../../../../ui/format.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../../ui/PageFrame.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Loading } from '../../../../ui/Spinner.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useNarrow } from '../../../../ui/useNarrow.ts'
import { ImportButton } from '../import/ImportButton.tsx'
import type { Product } from '../types.ts'
import { BulkBar } from './BulkBar.tsx'
import { Cards } from './Cards.tsx'
import { Changes } from './Changes.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Grid } from './Grid.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'
import { useEdits } from './useEdits.ts'
import { useFilter } from './useFilter.ts'
import { useRows } from './useRows.ts'

const STATES = [
  { value: '', label: 'Todas' },
  ...ProductAvailabilityOptions,
  { value: 'low', label: 'Bajo el aviso' },
  { value: 'off', label: 'Desactivados' },
]

/** /forms/products/inventory: the products of a form as a spreadsheet. */
export default function Inventory({ screen }: PageProps) {
  const bot = useBotId()
  const idForm = Number(useParams().idForm)
  const narrow = useNarrow()
  const { typed, setTyped, state, setState, asked, setSort, isFiltered, clear } = useFilter()
  const rows = useRows(bot, idForm, asked)
  const edits = useEdits(bot, idForm, rows)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<Product | 'new'>()
  const [pricing, setPricing] = useState(false)
  const [round, setRound] = useState(0)
  const { total, error } = rows
  const changed = () => {
    setSelected(new Set())
    // What can be undone may be another change, also if the number of products is as it was.
    setRound((last) => last + 1)
    rows.reload()
  }
  return (
    <PageFrame
      title={screen.title}
      help={screen.help}
      tabs={screen.tabs}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setOpened('new')}>
          Agregar producto
        </Button>
      }
    >
      <div className="inventory-head">
        <div className="inventory-tools">
          <TextField
            label="Buscar"
            type="search"
            value={typed}
            onChange={setTyped}
            placeholder="Nombre, código o marca"
          />
          <Select label="Disponibilidad" value={state} options={STATES} onChange={setState} />
          <Button icon="tag" onClick={() => setPricing(true)}>
            Cambiar precios
          </Button>
          <ImportButton bot={bot} idForm={idForm} onDone={changed} />
          <ExportButton bot={bot} idForm={idForm} asked={asked} />
        </div>
        <Changes bot={bot} idForm={idForm} onUndone={changed} round={`${total} ${round}`} />
        <BulkBar
          {...{ bot, idForm, asked, selected, total: total ?? 0 }}
          onSelect={setSelected}
          onDone={changed}
          onPrices={() => setPricing(true)}
        />
      </div>
      {total === undefined ? (
        error ? (
          <LoadFailure error={error} onRetry={rows.reload} />
        ) : (
          <Loading />
        )
      ) : total === 0 ? (
        <EmptyState
          icon="form"
          {...(!isFiltered && { help: 'inventario' })}
          title={isFiltered ? 'Ningún producto coincide con los filtros.' : 'Todavía no hay productos.'}
        >
          {isFiltered ? (
            <Button onClick={clear}>Quitar filtros</Button>
          ) : (
            <p>Agrega el primero o importa tu lista de precios.</p>
          )}
        </EmptyState>
      ) : narrow ? (
        <Cards rows={rows} total={total} onOpen={setOpened} />
      ) : (
        <Grid {...{ rows, total, edits, asked, selected }} onSort={setSort} onSelect={setSelected} onOpen={setOpened} />
      )}
      {total !== undefined && total > 0 && (
        <p className="soft" role="status">
          {total === 1 ? '1 producto' : `${formatInteger(total)} productos`}
        </p>
      )}
      {opened && (
        <ProductDialog
          {...{ bot, idForm }}
          product={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
          onSaved={(saved) => {
            setOpened(undefined)
            if (opened === 'new' || !saved) changed()
            else rows.replace(saved)
          }}
        />
      )}
      {pricing && <PriceDialog {...{ bot, idForm, selected }} onClose={() => setPricing(false)} onDone={changed} />}
    </PageFrame>
  )
}
