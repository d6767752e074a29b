import type { components } from '../../../../generated/api.d.ts'
import { toast } from '../../ui/toast.ts'

type Contact = Pick<components['schemas']['Contact'], 'similar'>

let open: ((id: number) => void) | undefined

/** Sets how a contact is opened, while a page can; returns a function that ends it. */
export function opensContacts(opening: (id: number) => void): () => void {
  open = opening
  return () => {
    if (open === opening) open = undefined
  }
}

/** Says that a contact which was just created has the phone of another one, with a way to it. */
export function reportSamePhone({ similar = [] }: Contact): void {
  const other = similar.find(({ by }) => by === 'phone')
  if (!other) return
  toast.info(`Ya había un contacto con ese teléfono: «${other.name || other.phone}».`, {
    duration: 15_000,
    action: { label: 'Ver contacto', run: () => open?.(other.id) },
  })
}
