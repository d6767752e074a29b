import { addressed, type FormOfAddress } from '../../contract/address-form.ts'

/** Returns the function that resolves the alternants of the widget's own texts. */
export const sayAs =
  (form: FormOfAddress) =>
  (source: string): string =>
    addressed(source, form)

export type Say = ReturnType<typeof sayAs>
