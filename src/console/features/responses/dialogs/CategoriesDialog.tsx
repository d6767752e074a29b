import { useState } from 'react'
import { responseCategoryCreate, responseCategoryUpdate } from '../../../../../generated/bodies/responses.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFoot, Submit } from '../../../engine/form/FormFoot.tsx'
import { Text } from '../../../engine/form/kit.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useAct } from '../../../engine/useAct.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Category {
  id: number
  name: string
  count: number
  version: number
}

/** The categories that group the list: made, renamed and taken away. */
export function CategoriesDialog({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const act = useAct()
  const [editing, setEditing] = useState<Category>()
  const [made, setMade] = useState(0)
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
                onClick={() => setEditing(category)}
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
      <CategoryForm
        key={editing?.id ?? `new ${made}`}
        category={editing}
        onDone={() => {
          setEditing(undefined)
          setMade(made + 1)
        }}
      />
    </Dialog>
  )
}

/** A name for a new category, or another one for one that exists. */
function CategoryForm({ category, onDone }: { category: Category | undefined; onDone: () => void }) {
  const form = useOperationForm({
    operation: category ? responseCategoryUpdate : responseCategoryCreate,
    record: category,
    valuesOf: (one?: Category) => ({ name: one?.name ?? '' }),
    bodyOf: (values, one) => ({ ...values, ...(one && { version: one.version }) }),
    onDone,
  })
  return (
    <Form form={form}>
      <div className="response-add">
        <Text
          of={form}
          name="name"
          label={category ? `Nuevo nombre de «${category.name}»` : 'Nueva categoría'}
          required={false}
        />
        <Submit text="Guardar" />
      </div>
      <FormFoot />
    </Form>
  )
}
