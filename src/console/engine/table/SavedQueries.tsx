import { useState } from 'react'
import { useListContext } from 'react-admin'
import { excessError } from '../../../contract/length.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Search, useSavedSearches } from './useSavedSearches.ts'

/** Maximum length of a name. */
const LONGEST_NAME = 60

/** Saved filters, sort order and page size, of each person and bot. */
export function SavedQueries() {
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort, setPerPage } = useListContext()
  const { saved, put } = useSavedSearches(resource)
  const [busy, setBusy] = useState(false)
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [unnamed, setUnnamed] = useState(false)
  const filtered = Object.keys(filterValues).length > 0
  if (!filtered && saved.length === 0) return null

  async function save(): Promise<void> {
    const label = name.trim()
    setUnnamed(label === '')
    if (label === '' || excessError(label, LONGEST_NAME)) return
    setBusy(true)
    const value = { filter: filterValues, displayedFilters, sort, perPage } as Search['value']
    const done = await put(label, value)
    setBusy(false)
    if (!done) return
    setNaming(false)
    setName('')
  }

  const entries = [
    ...saved.map(({ label, value }) => ({
      label,
      icon: 'star',
      onSelect: () => {
        setFilters(value.filter ?? {}, value.displayedFilters)
        if (value.sort) setSort(value.sort)
        if (value.perPage) setPerPage(value.perPage)
      },
    })),
    ...(filtered ? [{ label: 'Guardar la búsqueda actual…', icon: 'plus', onSelect: () => setNaming(true) }] : []),
    ...saved.map((query) => ({
      label: `Eliminar «${query.label}»`,
      icon: 'delete',
      onSelect: () => void put(query.label),
    })),
  ]
  return (
    <>
      <Menu
        label="Búsquedas guardadas"
        entries={entries}
        button={
          <>
            <Icon name="star" size={18} /> Búsquedas
          </>
        }
      />
      <Dialog
        open={naming}
        title="Guardar búsqueda"
        onClose={() => setNaming(false)}
        actions={
          <>
            <Button onClick={() => setNaming(false)}>Cancelar</Button>
            <Button variant="primary" busy={busy} onClick={() => void save()}>
              Guardar
            </Button>
          </>
        }
      >
        <TextField
          label="Nombre de la búsqueda"
          value={name}
          onChange={setName}
          limit={LONGEST_NAME}
          required
          autoFocus
          error={unnamed && name.trim() === '' ? 'Escribe un nombre.' : ''}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save()
          }}
        />
      </Dialog>
    </>
  )
}
