import { IconButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Faults } from './language.ts'

interface HiddenRowProps {
  /** place in the rule, from 1 */
  number: number
  faults: Faults | undefined
  onRemove: (() => void) | undefined
}

/** A condition on a datum that the reader does not see: it stays, or is removed. */
export function HiddenRow({ number, faults, onRemove }: HiddenRowProps) {
  return (
    <fieldset className="condition">
      <legend className="sr-only">Condición {number}</legend>
      <div className="condition-fields">
        <TextField
          className="condition-wide"
          label="Dato"
          help="Al guardar queda como está. También puedes quitarla."
          value="Un dato que no ves"
          disabled
          error={faults?.key?.message}
          onChange={() => undefined}
        />
      </div>
      {onRemove && <IconButton icon="close" label={`Quitar condición ${number}`} onClick={onRemove} />}
    </fieldset>
  )
}
