import type { components } from '../../generated/api.d.ts'
import { ContentResourceOptions } from '../../generated/options.ts'
import type { Option } from './screen.ts'

/** What a chatbot knows, by kind of thing. */
export type ContentResource = components['schemas']['ContentResource']

const kinds: readonly Option[] = ContentResourceOptions

/** Whether a kind of thing, as the history of changes calls it, is of what a chatbot knows: its changes are told. */
export const isContent = (resource: string | undefined): resource is ContentResource =>
  kinds.some(({ value }) => value === resource)
