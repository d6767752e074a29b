import type { ReactNode } from 'react'
import { Crafted, Ticks } from '../../../engine/form/kit.tsx'
import type { FieldsOf } from '../../../engine/form/setup.ts'
import type { Channel, Choices, ResponseButton, ResponseMessage } from '../types.ts'
import { ButtonsField } from './ButtonsField.tsx'
import { MessagesField } from './MessagesField.tsx'

/** What a response says, whatever kind of response it is. */
interface Said {
  messages: ResponseMessage[]
  buttons?: ResponseButton[]
  channels?: Channel[]
}

interface SaidFieldsProps {
  of: FieldsOf<Said>
  choices: Choices
  /** what stands between the messages and the buttons */
  children?: ReactNode
}

/** The messages of a response, its buttons, and where it is said. */
export function SaidFields({ of, choices, children }: SaidFieldsProps) {
  return (
    <>
      <Crafted of={of} name="messages">
        {({ value, onChange, error }) => (
          <MessagesField messages={value} choices={choices} error={error} onChange={onChange} />
        )}
      </Crafted>
      {children}
      <Crafted of={of} name="buttons">
        {({ value = [], onChange, error }) => (
          <ButtonsField buttons={value} choices={choices} most={10} error={error} onChange={onChange} />
        )}
      </Crafted>
      <Ticks
        of={of}
        name="channels"
        className="response-group response-ticks"
        help="Todos cuando no se elige ninguno."
      />
    </>
  )
}
