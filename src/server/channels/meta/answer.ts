/** What a customer answered: its words, and the button that it was, if it was one. */
export interface MetaAnswer {
  text: string
  /** as `ChannelMessage` of conversation/chats/core/types.ts takes it */
  pressed?: string
}

interface Choice {
  id?: string
  title?: string
}

/** What of a message in WhatsApp's notice says what was answered. */
export interface WhatsappMessage {
  text?: { body?: string }
  interactive?: { button_reply?: Choice; list_reply?: Choice }
  button?: { payload?: string; text?: string }
}

/** What of an event in Messenger's notice says what was answered. */
export interface MessengerEvent {
  message?: { text?: string; quick_reply?: { payload?: string } }
  postback?: { title?: string; payload?: string }
}

/** Reads a message of WhatsApp: a button, a row of a list, or words. */
export function whatsappAnswer({ text, interactive, button }: WhatsappMessage): MetaAnswer {
  const chosen = interactive?.button_reply ?? interactive?.list_reply
  if (chosen) return answer(chosen.title, chosen.id)
  return button ? answer(button.text, button.payload) : answer(text?.body)
}

/** Reads an event of Messenger: a button of a template, a quick reply, or words. */
export function messengerAnswer({ message, postback }: MessengerEvent): MetaAnswer {
  return postback ? answer(postback.title, postback.payload) : answer(message?.text, message?.quick_reply?.payload)
}

const answer = (text = '', pressed?: string): MetaAnswer => ({ text, ...(pressed !== undefined && { pressed }) })
