import { ChannelOptions } from '../../../../../generated/options.ts'
import type { Channel } from '../../../../contract/channels.ts'
import { type ChannelNames, type Checked, contentProblems } from '../../../../contract/content.ts'
import type { Problems } from '../../../engine/form/problems.ts'

const names = Object.fromEntries(ChannelOptions.map(({ value, label }) => [value, label])) as ChannelNames

/** What the channels and the content's own rules find wrong. */
export const inspect = (content: Checked): Problems => contentProblems(content, names)

/** The same of a single text with buttons, told at the field that holds it. */
export const inspectText =
  (field: string, channels: readonly Channel[]) =>
  (text: string, buttons: Checked['buttons']): Problems =>
    contentProblems({ messages: [{ kind: 'text', text }], buttons, channels }, names).map((one) => ({
      ...one,
      path: one.path.replace('messages.0.text', field),
    }))
