import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type Plugin = Schemas['Plugin']
export type Kind = Schemas['PluginKind']
/** An option of the menu of a Facebook page. */
export type MenuItem = Schemas['MessengerMenuItem']

/** The fields of the form for what customers see of a WhatsApp number. */
export interface BusinessValues extends Omit<Schemas['WhatsappProfile'], 'vertical' | 'picture'> {
  /** '' for none */
  vertical: Schemas['WhatsappVertical'] | ''
  /** '' for none */
  picture: string
}

/** What is done with a connection in a dialog. */
export type ConnectionAction = 'test' | 'edit' | 'profile' | 'register' | 'disconnect'

/** A dialog about a connection. */
export interface ConnectionDialogProps {
  bot: number
  plugin: Plugin
  onClose: () => void
}
