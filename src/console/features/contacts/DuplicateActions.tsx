import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import type { CellProps, Row } from '../../engine/fields/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DistinctButton } from './DistinctButton.tsx'
import { MergeDialog } from './MergeDialog.tsx'

type Brief = components['schemas']['ContactBrief']

/** Merges the contacts of a row, of more than two the one that a person chooses; or says that they are different people. */
export function DuplicateActions({ row }: { row: Row }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [source, setSource] = useState<number>()
  const [first, ...others] = row.contacts as Brief[]
  const [second] = others
  if (!first || !second) return null
  const close = () => {
    setOpen(false)
    setSource(undefined)
  }
  const chosen = source ?? (others.length === 1 ? second.id : undefined)
  return (
    <>
      <div className="merge-buttons">
        <Button aria-label={`Unir los contactos de ${first.name || first.phone}`} onClick={() => setOpen(true)}>
          Unir
        </Button>
        <DistinctButton contacts={[first, ...others]} />
      </div>
      {open && chosen === undefined && (
        <Dialog open title="Unir contactos" onClose={close} actions={<Button onClick={close}>Cancelar</Button>}>
          <p>
            ¿Cuál se une con <bdi>{first.name || first.phone}</bdi>?
          </p>
          <ul className="merge-among">
            {others.map((one) => (
              <li key={one.id}>
                <bdi>{one.name || 'Sin nombre'}</bdi> <span className="num">{one.phone}</span>
                <Button onClick={() => setSource(one.id)} aria-label={`Unir con ${one.name || one.phone}`}>
                  Unir
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
      {open && chosen !== undefined && (
        <MergeDialog
          targetId={first.id}
          sourceId={chosen}
          onClose={close}
          onChange={() => void queries.invalidateQueries()}
        />
      )}
    </>
  )
}

/** The contacts of a row, by name and number. */
export function ContactsCell({ value }: CellProps) {
  return (
    <ul className="merge-cell">
      {(value as Brief[]).map(({ id, name, phone }) => (
        <li key={id}>
          <Link to={`/contacts/${id}`}>
            <bdi>{name || 'Sin nombre'}</bdi>
          </Link>{' '}
          <span className="num soft">{phone}</span>
        </li>
      ))}
    </ul>
  )
}
