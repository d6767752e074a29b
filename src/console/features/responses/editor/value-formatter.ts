import { ChannelOptions, MessageKindOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { formatChatDate } from '../../../../contract/zone.ts'
import type { ResponseMessage } from '../types.ts'

type Named = readonly (Option | { id: number; name: string })[]

/** Returns a function that formats field values such as ids and enum values as text. */
export function valueFormatter(zone: string, named: Readonly<Record<string, Named>>) {
  const all: Readonly<Record<string, Named>> = { channels: ChannelOptions, ...named }
  return (path: string, value: unknown): string | undefined => {
    if (path === 'messages') return (value as ResponseMessage[]).map(messageText).join('\n')
    if (path.startsWith('valid_') && typeof value === 'string') return formatChatDate(value, zone)
    const names = all[path]
    return names && (Array.isArray(value) ? value : [value]).map((one) => nameIn(names, one)).join(', ')
  }
}

/** Returns the text of a message, or its kind if it has none. */
function messageText({ text, caption, kind, cards }: ResponseMessage): string {
  const titles = cards?.map(({ title }) => title).join(', ')
  return text || [nameIn(MessageKindOptions, kind), caption || titles].filter(Boolean).join(': ')
}

function nameIn(names: Named, value: unknown): string {
  const found = names.find((one) => ('id' in one ? one.id : one.value) === value)
  return found ? ('id' in found ? found.name : found.label) : ''
}
