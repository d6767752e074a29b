import { foldPhrase } from '../../../../contract/phrase.ts'

/** What an editor holds besides its body: the question that is typed and not yet in the list. */
export type Typed<Body> = Body & { typed: string }

/** What is sent: saving adds the question that was typed, unless the list has it. */
export function withTyped<Body extends { questions?: string[] }>({ typed, ...rest }: Typed<Body>): Body {
  const body = rest as unknown as Body
  const { questions = [] } = body
  const text = typed.trim()
  const isThere = text === '' || questions.some((one) => foldPhrase(one) === foldPhrase(text))
  return isThere ? body : { ...body, questions: [...questions, text] }
}
