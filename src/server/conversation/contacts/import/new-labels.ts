/** A label that an import creates; without an id while it is only checked. */
export interface NewLabel {
  title: string
  id?: number
}
