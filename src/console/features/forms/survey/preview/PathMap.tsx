import type { Question } from '../types.ts'
import { linesOf } from './path-lines.ts'

/** The map of paths: what each answer leads to, question by question. */
export function PathMap({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className="survey-map">
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an id may be empty or twice there while it is typed
        <li key={at}>
          <strong>{question.text || question.id}</strong>
          <ul>
            {linesOf(questions, at).map(({ kind, text }) => (
              <li key={text} data-kind={kind}>
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
