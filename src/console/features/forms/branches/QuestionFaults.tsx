import './branches.css'
import { useWatch } from 'react-hook-form'
import { branchQuestionFaults } from '../../../../contract/forms/branch-faults.ts'

/** Below the questions: what is wrong with them, while they are typed. */
export function QuestionFaults() {
  const questions = useWatch({ name: 'questions' }) ?? []
  const faults = branchQuestionFaults(questions)
  return (
    <div role="status">
      <ul className="branch-faults" aria-label="Qué falta">
        {faults.map(({ at, field, text }) => (
          <li key={`${at} ${field}`}>
            Pregunta {at + 1}: {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
