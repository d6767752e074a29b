import { surveySendCreateGate } from '../../../../../../generated/gates.ts'
import { mayCall } from '../../../../session/gates.ts'
import { useSession } from '../../../../session/index.ts'

/** Tells whoever may not send a survey who can. */
export function WhoSends() {
  if (mayCall(surveySendCreateGate, useSession())) return null
  return <p>La envía quien también atiende conversaciones, como quien administra el chatbot.</p>
}
