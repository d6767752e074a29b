import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type Plugin = Schemas['Plugin']
export type Kind = Schemas['PluginKind']

/** A dialog about a connection. */
export interface ConnectionDialogProps {
  bot: number
  plugin: Plugin
  onClose: () => void
}
