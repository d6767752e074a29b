import { useState } from 'react'
import { responseCategoryCreate, responseCategoryUpdate } from '../../../../../generated/bodies/responses.ts'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { TextInput } from '../../../engine/form/inputs.tsx'
import { FormLeaveGuard, type LeaveGuardState, useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { formatInteger } from '../../../ui/format.ts'

interface Category {
  id: number
  name: string
  count: number
  version: number
}

/** Creates, renames and deletes the categories of the list. */
export function CategoriesDialog({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const [editing, setEditing] = useState<Category>()
  const [deleting, setDeleting] = useState<Category>()
  const [made, setMade] = useState(0)
  const out = useLeaveGuard()
  const close = () => out.leave(onClose)
  return (
    <Dialog open title="Categorías" onClose={close} actions={<Button onClick={close}>Cerrar</Button>}>
      <ul className="response-rows">
        {categories.map((category) => (
          <li key={category.id}>
            <span>
              {category.name} <small>({formatInteger(category.count)})</small>
            </span>
            <span>
              <IconButton
                icon="edit"
                label={`Cambiar el nombre de ${category.name}`}
                onClick={() => out.leave(() => setEditing(category))}
              />
              <IconButton
                icon="delete"
                tone="danger"
                label={`Eliminar ${category.name}`}
                onClick={() => setDeleting(category)}
              />
            </span>
          </li>
        ))}
      </ul>
      <CategoryForm
        key={editing?.id ?? `new ${made}`}
        category={editing}
        out={out}
        onDone={() => {
          setEditing(undefined)
          setMade(made + 1)
        }}
      />
      {deleting && (
        <DeleteQuestion
          category={deleting}
          onDeleted={() => editing?.id === deleting.id && setEditing(undefined)}
          onClose={() => setDeleting(undefined)}
        />
      )}
      {out.question}
    </Dialog>
  )
}

interface DeleteQuestionProps {
  category: Category
  onDeleted: () => void
  onClose: () => void
}

/** Asks for confirmation before deleting a category, which cannot be undone. */
function DeleteQuestion({ category: { id, name, count }, onDeleted, onClose }: DeleteQuestionProps) {
  const act = useOperationMutation()
  const [busy, setBusy] = useState(false)
  const left =
    count === 0
      ? 'Ninguna respuesta la usa.'
      : count === 1
        ? 'Su respuesta quedará sin categoría.'
        : `Sus ${formatInteger(count)} respuestas quedarán sin categoría.`

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await act('responseCategoryDelete', { record: { id } })
      onDeleted()
    } catch {
      // A toast has reported it.
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Eliminar categoría"
      yes="Eliminar categoría"
      no="Cancelar"
      onYes={() => void remove()}
      onNo={onClose}
    >
      {`¿Eliminar la categoría «${name}»? ${left} No podrás recuperarla.`}
    </ConfirmDialog>
  )
}

interface CategoryFormProps {
  category: Category | undefined
  /** leave guard of the surrounding dialog */
  out: LeaveGuardState
  onDone: () => void
}

/** Creates or renames a category. */
function CategoryForm({ category, out, onDone }: CategoryFormProps) {
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
        <TextInput
          of={form}
          name="name"
          label={category ? `Nuevo nombre de «${category.name}»` : 'Nueva categoría'}
          required={false}
        />
        <Submit text="Guardar" />
      </div>
      <FormLeaveGuard guard={out} />
      <FormFooter />
    </Form>
  )
}
