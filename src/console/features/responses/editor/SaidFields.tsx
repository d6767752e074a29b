import type { Channel, Choices, ResponseButton, ResponseMessage } from '../types.ts'
import { ButtonsField } from './ButtonsField.tsx'
import { ChannelsField } from './ChannelsField.tsx'
import { MessagesField } from './MessagesField.tsx'

/** What a response says, whatever kind of response it is. */
export interface Said {
  messages: ResponseMessage[]
  buttons?: ResponseButton[]
  channels?: Channel[]
}

interface SaidFieldsProps {
  values: Said
  onChange: (change: Partial<Said>) => void
  choices: Choices
  /** text of what is wrong at a path */
  error: (path: string) => string | undefined
  /** what stands between the messages and the buttons */
  children?: React.ReactNode
}

/** The messages of a response, its buttons, and where it is said. */
export function SaidFields({ values, onChange, choices, error, children }: SaidFieldsProps) {
  const { messages, buttons = [], channels = [] } = values
  return (
    <>
      <MessagesField
        messages={messages}
        choices={choices}
        error={(path) => error(`messages.${path}`)}
        onChange={(next) => onChange({ messages: next })}
      />
      {children}
      <ButtonsField
        buttons={buttons}
        choices={choices}
        most={10}
        error={(path) => error(path ? `buttons.${path}` : 'buttons')}
        onChange={(next) => onChange({ buttons: next })}
      />
      <ChannelsField value={channels} onChange={(next) => onChange({ channels: next })} />
    </>
  )
}
