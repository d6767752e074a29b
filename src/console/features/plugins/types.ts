import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type Plugin = Schemas['Plugin']
export type Kind = Schemas['PluginKind']

/** What is done with a connection in a dialog. */
export type ConnectionAction = 'test' | 'edit' | 'register' | 'disconnect'

/** A dialog about a connection. */
export interface ConnectionDialogProps {
  bot: number
  plugin: Plugin
  onClose: () => void
}
