import type { Operation } from '../../contract/operation.ts'

interface Validate {
  (value: unknown): boolean
  errors?: unknown
}
type Answers = Record<string, Record<string, Validate>>

/** What an answer has against the description; undefined when it keeps it. */
export type AnswerCheck = (operation: Operation, status: number, body: unknown) => string | undefined

// Of the process, not of the operation: any call may meet them.
const ANYWHERE = [503]

/** Loads the validators of answers. Only servers under test do: they are large, and production trusts its types. */
export async function loadAnswerCheck(tags: Iterable<string>): Promise<AnswerCheck> {
  const answers: Answers = {}
  for (const tag of new Set(tags)) {
    const module = (await import(`../../../generated/answers/${tag}.js`)) as { answers: Answers }
    Object.assign(answers, module.answers)
  }
  return (operation, status, body) => {
    if (ANYWHERE.includes(status)) return undefined
    const validate = answers[operation.id]?.[status]
    if (!validate) return `${operation.id} answered ${status}, which the description does not mention`
    if (validate(body)) return undefined
    return `${operation.id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`
  }
}
