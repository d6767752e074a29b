import { type FormOfAddress, resolveFormOfAddress } from '../../contract/address-form.ts'

/** Returns the function that resolves the alternants of the widget's own texts. */
export const createTextResolver =
  (form: FormOfAddress) =>
  (source: string): string =>
    resolveFormOfAddress(source, form)

export type TextResolver = ReturnType<typeof createTextResolver>
