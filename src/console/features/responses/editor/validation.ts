import { ChannelOptions } from '../../../../../generated/options.ts'
import type { Channel } from '../../../../contract/channels.ts'
import { type ChannelNames, type Checked, contentProblems } from '../../../../contract/content.ts'
import type { Problems } from '../../../engine/form/problems.ts'

const names = Object.fromEntries(ChannelOptions.map(({ value, label }) => [value, label])) as ChannelNames

/** Returns the problems of a response according to its channels and content rules. */
export const validateContent = (content: Checked): Problems => contentProblems(content, names)

/** The same for a single text with buttons; problems are reported at the given field. */
export const inspectText =
  (field: string, channels: readonly Channel[]) =>
  (text: string, buttons: Checked['buttons']): Problems =>
    contentProblems({ messages: [{ kind: 'text', text }], buttons, channels }, names).map((one) => ({
      ...one,
      path: one.path.replace('messages.0.text', field),
    }))
