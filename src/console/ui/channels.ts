import type { components } from '../../../generated/api.d.ts'
import { ChannelOptions } from '../../../generated/options.ts'

type Channel = components['schemas']['Channel']

/** Icon name of each channel. */
export const CHANNEL_ICONS: Record<Channel, string> = {
  webchat: 'web',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  telegram: 'telegram',
  email: 'email',
}

export function channelName(channel: Channel): string {
  return ChannelOptions.find(({ value }) => value === channel)?.label ?? channel
}
