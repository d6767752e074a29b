import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'

/** Returns what the bot writes to a customer whose quotation expires soon. */
export const reminderText = (number: string, until: string, form: FormOfAddress): string =>
  resolveFormOfAddress(
    `{Te/Le} recuerdo que el presupuesto ${number} vence el ${until}. El enlace para responderlo está más arriba.`,
    form,
  )
