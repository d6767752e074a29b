import './mentions.css'
import { Fragment } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useChatsContext } from '../context.ts'
import { ChannelText } from '../panel/ChannelText.tsx'
import type { Channel, ChatMessage } from '../state/types.ts'

interface MentionedTextProps {
  text: string
  mentions: NonNullable<ChatMessage['mentions']>
  channel: Channel
}

/** The text of a comment, with the people it mentions as chips; those of the user stand out. */
export function MentionedText({ text, mentions, channel }: MentionedTextProps) {
  const { me } = useChatsContext()
  const end = ({ start, name }: (typeof mentions)[number]) => start + 1 + name.length
  const last = mentions.at(-1)
  return (
    <>
      {mentions.map((mention, at) => {
        const before = mentions[at - 1]
        return (
          <Fragment key={mention.start}>
            <ChannelText text={text.slice(before ? end(before) : 0, mention.start)} channel={channel} />
            <span className={classes('mention', mention.id === me.id && 'mention-me')}>
              @<bdi>{mention.name}</bdi>
            </span>
          </Fragment>
        )
      })}
      <ChannelText text={text.slice(last ? end(last) : 0)} channel={channel} />
    </>
  )
}
