import { normalizePhrase } from '../../../../contract/phrase.ts'

/** Form values: the body plus the typed question that is not in the list yet. */
export type WithTypedQuestion<Body> = Body & { typed: string }

/** Returns the body to send. A typed question is added unless the list has it. */
export function addTypedQuestion<Body extends { questions?: string[] }>({
  typed,
  ...rest
}: WithTypedQuestion<Body>): Body {
  const body = rest as unknown as Body
  const { questions = [] } = body
  const text = typed.trim()
  const isThere = text === '' || questions.some((one) => normalizePhrase(one) === normalizePhrase(text))
  return isThere ? body : { ...body, questions: [...questions, text] }
}
