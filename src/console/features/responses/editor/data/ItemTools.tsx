import { IconButton } from '../../../../ui/Button.tsx'
import { moveItem } from '../lists.ts'

interface ItemToolsProps<T> {
  items: readonly T[]
  at: number
  /** names the item in the buttons' labels, e.g. `el dato` */
  name: string
  onChange: (items: T[]) => void
}

/** Buttons that move an item of an ordered list or remove it. */
export function ItemTools<T>({ items, at, name, onChange }: ItemToolsProps<T>) {
  return (
    <div className="response-item-tools">
      <IconButton
        icon="chevron-up"
        label={`Subir ${name} ${at + 1}`}
        disabled={at === 0}
        onClick={() => onChange(moveItem(items, at, at - 1))}
      />
      <IconButton
        icon="chevron-down"
        label={`Bajar ${name} ${at + 1}`}
        disabled={at === items.length - 1}
        onClick={() => onChange(moveItem(items, at, at + 1))}
      />
      <IconButton
        icon="delete"
        tone="danger"
        label={`Quitar ${name} ${at + 1}`}
        onClick={() => onChange(items.filter((_, i) => i !== at))}
      />
    </div>
  )
}
