import { NumberInput, SelectInput, TextInput } from '../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../engine/form/types.ts'
import type { MailServers } from './connect/mail-providers.ts'

/** The servers of a mailbox, and who logs in. */
export interface Servers extends MailServers {
  user: string
}

/** Name, port and encryption of both servers. */
export function ServerFields({ of }: { of: FieldsOf<Servers> }) {
  return (
    <>
      <div className="plugin-server">
        <TextInput of={of} name="imap_host" autoComplete="off" />
        <NumberInput of={of} name="imap_port" />
        <SelectInput of={of} name="imap_security" />
      </div>
      <div className="plugin-server">
        <TextInput of={of} name="smtp_host" autoComplete="off" />
        <NumberInput of={of} name="smtp_port" />
        <SelectInput of={of} name="smtp_security" />
      </div>
      <TextInput
        of={of}
        name="user"
        autoComplete="off"
        help="Con lo que entras a tu correo. Casi siempre es la dirección."
      />
    </>
  )
}
