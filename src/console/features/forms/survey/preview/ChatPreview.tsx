import { Button } from '../../../../ui/Button.tsx'
import type { Question } from '../types.ts'
import { AnswerField } from './AnswerField.tsx'
import { saidAnswer } from './said.ts'
import { useRun } from './useRun.ts'

/** The survey as a conversation: it asks, and goes on by what is answered. */
export function ChatPreview({ questions }: { questions: readonly Question[] }) {
  const { path, answers, asking, answer, restart } = useRun(questions)
  return (
    <div className="survey-chat">
      <div role="log" aria-label="Conversación de prueba">
        {path.map((question) => (
          <div key={question.id}>
            <p className="survey-bot">{question.text}</p>
            {question.kind !== 'info' && (
              <p className="survey-customer">{saidAnswer(question, answers[question.id])}</p>
            )}
          </div>
        ))}
        {asking ? (
          <p className="survey-bot">{asking.text || 'Sin texto'}</p>
        ) : (
          <p className="soft">Fin de la encuesta.</p>
        )}
      </div>
      {asking && <AnswerField key={asking.id} question={asking} onAnswer={(given) => answer(asking.id, given)} />}
      {path.length > 0 && (
        <Button icon="refresh" onClick={restart}>
          Empezar de nuevo
        </Button>
      )}
    </div>
  )
}
