/** A customer's answer: its text and, if it came from a button, the button. */
interface MetaAnswer {
  text: string
  /** as in `ChannelMessage` of conversation/chats/core/types.ts */
  pressed?: string
}

interface Choice {
  id?: string
  title?: string
}

/** The fields of a message in a WhatsApp webhook that contain the answer. */
interface WhatsappMessage {
  text?: { body?: string }
  interactive?: { button_reply?: Choice; list_reply?: Choice }
  button?: { payload?: string; text?: string }
}

/** The fields of an event in a Messenger webhook that contain the answer. */
interface MessengerEvent {
  message?: { text?: string; quick_reply?: { payload?: string } }
  postback?: { title?: string; payload?: string }
}

/** Parses a WhatsApp message: a button, a list row or text. */
export function parseWhatsappMessage({ text, interactive, button }: WhatsappMessage): MetaAnswer {
  const chosen = interactive?.button_reply ?? interactive?.list_reply
  if (chosen) return answer(chosen.title, chosen.id)
  return button ? answer(button.text, button.payload) : answer(text?.body)
}

/** Parses a Messenger event: a template button, a quick reply or text. */
export function parseMessengerEvent({ message, postback }: MessengerEvent): MetaAnswer {
  return postback ? answer(postback.title, postback.payload) : answer(message?.text, message?.quick_reply?.payload)
}

const answer = (text = '', pressed?: string): MetaAnswer => ({ text, ...(pressed !== undefined && { pressed }) })
