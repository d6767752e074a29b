import { useId, useState } from 'react'
import { EntityValueLimits } from '../../../../generated/limits.ts'
import { filterInput } from '../../../contract/input.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { plural } from '../../ui/format.ts'
import { type EditedValue, parseValueList } from './entity-values.ts'

const LONGEST = EntityValueLimits.value.maxLength

interface PasteDialogProps {
  onDone: (values: EditedValue[]) => void
  onClose: () => void
}

/** Imports a pasted list of values, such as from a spreadsheet or a mail. */
export function PasteDialog({ onDone, onClose }: PasteDialogProps) {
  const id = useId()
  const [text, setText] = useState('')
  const values = parseValueList(filterInput('all', text))
  const long = values.find(({ value, synonyms = [] }) =>
    [value, ...synonyms].some((word) => [...word].length > LONGEST),
  )
  const error = long ? `«${long.value}» o uno de sus sinónimos tiene más de ${LONGEST} caracteres. Acórtalo.` : ''
  return (
    <Dialog
      open
      title="Pegar lista"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            aria-disabled={values.length === 0 || error !== '' || undefined}
            onClick={() => values.length > 0 && !error && onDone(values)}
          >
            Agregar {plural(values.length, 'valor', 'valores')}
          </Button>
        </>
      }
    >
      <Field
        id={id}
        label="Valores"
        help="Escribe uno por línea. Los sinónimos van tras dos puntos, separados por comas. Ejemplo: medialuna: factura, croissant"
        error={error}
      >
        <textarea
          autoFocus
          id={id}
          rows={10}
          className="entity-paste"
          value={text}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
