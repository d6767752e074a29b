import type { ReactNode } from 'react'
import { CheckboxGroupInput, CustomField } from '../../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../../engine/form/types.ts'
import type { Channel, Choices, ResponseButton, ResponseMessage } from '../types.ts'
import { ButtonsField } from './ButtonsField.tsx'
import { MessagesField } from './MessagesField.tsx'

/** Fields common to all kinds of responses. */
interface ResponseContent {
  messages: ResponseMessage[]
  buttons?: ResponseButton[]
  channels?: Channel[]
}

interface MessageFieldsProps {
  of: FieldsOf<ResponseContent>
  choices: Choices
  /** shown between the messages and the buttons */
  children?: ReactNode
}

/** The messages of a response, its buttons and its channels. */
export function MessageFields({ of, choices, children }: MessageFieldsProps) {
  return (
    <>
      <CustomField of={of} name="messages">
        {({ value, onChange, error }) => (
          <MessagesField messages={value} choices={choices} error={error} onChange={onChange} />
        )}
      </CustomField>
      {children}
      <CustomField of={of} name="buttons">
        {({ value = [], onChange, error }) => (
          <ButtonsField buttons={value} choices={choices} most={10} error={error} onChange={onChange} />
        )}
      </CustomField>
      <CheckboxGroupInput
        of={of}
        name="channels"
        className="response-group response-ticks"
        help="Si no eliges ninguno, la usa en todos."
      />
    </>
  )
}
