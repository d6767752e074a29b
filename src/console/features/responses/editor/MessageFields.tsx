import { CustomField } from '../../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../../engine/form/types.ts'
import type { Channel, Choices, ResponseButton, ResponseMessage } from '../types.ts'
import { ButtonsField } from './ButtonsField.tsx'
import { ChannelsInput } from './ChannelsInput.tsx'
import { MessagesField } from './MessagesField.tsx'

interface ResponseContent {
  messages: ResponseMessage[]
  buttons?: ResponseButton[]
  channels?: Channel[]
}

interface MessageFieldsProps {
  of: FieldsOf<ResponseContent>
  choices: Choices
}

/** The messages of a secondary response, its buttons and its channels. */
export function MessageFields({ of, choices }: MessageFieldsProps) {
  return (
    <>
      <CustomField of={of} name="messages">
        {({ value, onChange, error }) => (
          <MessagesField messages={value} choices={choices} error={error} onChange={onChange} />
        )}
      </CustomField>
      <CustomField of={of} name="buttons">
        {({ value = [], onChange, error }) => (
          <ButtonsField buttons={value} choices={choices} most={10} error={error} onChange={onChange} />
        )}
      </CustomField>
      <ChannelsInput of={of} className="response-group response-ticks" />
    </>
  )
}
