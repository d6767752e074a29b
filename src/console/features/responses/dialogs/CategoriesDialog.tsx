import { useState } from 'react'
import { ResponseCategoryInputLimits } from '../../../../../generated/limits.ts'
import { ApiError, fieldsOf } from '../../../api/errors.ts'
import { useAct } from '../../../engine/useAct.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface Category {
  id: number
  name: string
  count: number
  version: number
}

/** The category as it is now, where somebody else changed it meanwhile. */
const staleIn = (error: unknown): Category | undefined =>
  error instanceof ApiError && error.code === 'stale' ? (error.current as Category | undefined) : undefined

const nameFault = (error: unknown): string => fieldsOf(error).name ?? ''

/** The categories that group the list: made, renamed and taken away. */
export function CategoriesDialog({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const act = useAct()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [editing, setEditing] = useState<Category>()

  async function save(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '') return setError('Escribir un nombre.')
    try {
      const values = { name: name.trim() }
      const { id, version } = editing ?? {}
      if (editing) await act('responseCategoryUpdate', { record: { id }, values: { ...values, version } })
      else await act('responseCategoryCreate', { values })
      setName('')
      setError('')
      setEditing(undefined)
    } catch (caught) {
      const current = staleIn(caught)
      if (current) setEditing(current)
      setError(
        current ? `Alguien la cambió a «${current.name}». Guarda otra vez para reemplazarla.` : nameFault(caught),
      )
    }
  }
  return (
    <Dialog open title="Categorías" onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      <ul className="response-rows">
        {categories.map((category) => (
          <li key={category.id}>
            <span>
              {category.name} <small>({category.count})</small>
            </span>
            <span>
              <IconButton
                icon="edit"
                label={`Cambiar el nombre de ${category.name}`}
                onClick={() => {
                  setEditing(category)
                  setName(category.name)
                }}
              />
              <IconButton
                icon="delete"
                tone="danger"
                label={`Eliminar ${category.name}; sus respuestas quedan sin categoría`}
                onClick={() =>
                  void act('responseCategoryDelete', { record: { id: category.id } }).catch(() => undefined)
                }
              />
            </span>
          </li>
        ))}
      </ul>
      <form className="response-add" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={editing ? `Nuevo nombre de «${editing.name}»` : 'Nueva categoría'}
          kind="text"
          maxLength={ResponseCategoryInputLimits.name.maxLength}
          value={name}
          error={error}
          onChange={setName}
        />
        <Button type="submit" variant="primary">
          Guardar
        </Button>
      </form>
    </Dialog>
  )
}
